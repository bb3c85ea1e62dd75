/// What the services need of their device.
@MainActor protocol ServiceHost: AnyObject {
    /// The language of the device's texts.
    var language: String { get }
    /// The device's identifier.
    var deviceIdentifier: String { get }
    var hasNetwork: Bool { get }
    /// Shows an alert. It goes unanswered when the customer's app ends.
    func ask(
        _ customer: any ServiceCustomer, title: String, message: String, buttons: [String], hasCancelButton: Bool,
        onAnswer: @escaping @MainActor (Int) -> Void)
    func log(_ text: String)
}
