import Testing

/// All plays of one script, which are compared with the same pictures: one after the other.
struct ScenePlays: CustomTestStringConvertible, Sendable {
    let name: String
    let scenes: [Scene]

    var testDescription: String { name }

    static let all = Scene.names.map { ScenePlays(name: $0, scenes: Scene.all(named: $0)) }
}
