/// Who a message is for: an app, by its bundle identifier, in one of the two services.
package struct PushTopic: Hashable, Sendable {
    package let identifier: String
    package let environment: PushEnvironment

    package init(identifier: String, environment: PushEnvironment) {
        self.identifier = identifier
        self.environment = environment
    }
}
