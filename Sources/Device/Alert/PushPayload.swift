import Foundation
import UIKit

/// What a push message says, as the *Apple Push Notification Service* documentation has it: `aps` with alert, badge and sound, and
/// what the sender adds for the app.
public struct PushPayload: Sendable, Hashable {
    /// For the app.
    package let json: String
    /// The app that it is for, if the file says so (`Simulator Target Bundle`).
    public let target: String?
    let badge: Int?
    let sound: String?
    let launchImage: String?
    private let body: Text?
    private let action: Text?
    /// Whether the sender wants an alert that can only be confirmed (`action-loc-key` is null).
    private let hasNoAction: Bool

    /// A text, or the key of one in the app's `Localizable.strings`.
    private struct Text: Sendable, Hashable {
        var text: String?
        var key: String?
        var arguments: [String] = []
    }

    /// The longest message in bytes. The service of 2012 took 256, later ones 4096, and 5120 for calls.
    private static let longest = 5120
    private static let mostArguments = 32

    /// - Throws: `badMedia` with what is wrong.
    public init(_ data: Data) throws {
        func wrong(_ what: String) -> DeviceError { DeviceError(.badMedia, "The push message \(what).") }
        guard data.count <= Self.longest else {
            throw wrong("has \(data.count) bytes; at most \(Self.longest) are sent")
        }
        guard var content = try? JSONSerialization.jsonObject(with: data) as? [String: Any] else {
            throw wrong("is no dictionary in JSON")
        }
        target = content.removeValue(forKey: "Simulator Target Bundle") as? String
        guard let aps = content["aps"] as? [String: Any] else { throw wrong("has no dictionary “aps”") }
        let written = try JSONSerialization.data(
            withJSONObject: content, options: [.sortedKeys, .withoutEscapingSlashes])
        json = String(decoding: written, as: UTF8.self)
        badge = aps["badge"] as? Int
        sound = aps["sound"] as? String
        let alert = aps["alert"] as? [String: Any]
        func text(_ plain: String?, key: String, arguments: String? = nil) -> Text? {
            let given = arguments.flatMap { alert?[$0] as? [Any] } ?? []
            let text = Text(
                text: plain, key: alert?[key] as? String,
                arguments: given.prefix(Self.mostArguments).compactMap { $0 as? String })
            return text.text == nil && text.key == nil ? nil : text
        }
        body = text(aps["alert"] as? String ?? alert?["body"] as? String, key: "loc-key", arguments: "loc-args")
        action = text(nil, key: "action-loc-key")
        hasNoAction = alert?["action-loc-key"] is NSNull
        launchImage = alert?["launch-image"] as? String
    }

    /// The alert's text in the device's language; nil for none.
    func body(in app: InstalledApp, language: String) -> String? { body.map { Self.read($0, app, language) } }

    /// The title of the button that starts the app; nil if the alert is only confirmed.
    func action(in app: InstalledApp, language: String) -> String? {
        hasNoAction ? nil : action.map { Self.read($0, app, language) } ?? "View"
    }

    private static func read(_ text: Text, _ app: InstalledApp, _ language: String) -> String {
        guard let key = text.key else { return text.text ?? "" }
        let format = LocalizedTexts(bundle: app.bundle.path, language: language)[key] ?? text.text ?? key
        return LocalizedTexts.fill(format, with: text.arguments)
    }
}
