/// Ends the process: a delegate of the app lacks a method whose result the framework cannot do without.
func missingRequirement(_ protocolName: String, _ selector: String) -> Never {
    fatalError("*** the object that is used as \(protocolName) does not answer -\(selector), which is required")
}
