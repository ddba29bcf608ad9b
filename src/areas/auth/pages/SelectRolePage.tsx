export default function SelectRolePage() { return <h1>SelectRole</h1> }
