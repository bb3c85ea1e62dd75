import PushLink

/// What a provider may send, as its certificate or its token says.
package struct ProviderRights: Sendable, Equatable {
    /// The apps that it may send to; nil for all apps of its team.
    package var topics: Set<String>?

    package init(topics: Set<String>?) { self.topics = topics }

    /// Who a message is for that goes to this app of a device.
    func refusal(of topic: String?, token: String) -> PushRefusal? {
        if let topics {
            if let topic, !topics.contains(topic) { return .topicDisallowed }
            if topic == nil {
                guard topics.count == 1 else { return .missingTopic }
                return topics.contains(token) ? nil : .deviceTokenNotForTopic
            }
        }
        guard let topic else { return .missingTopic }
        return topic == token ? nil : .deviceTokenNotForTopic
    }
}
