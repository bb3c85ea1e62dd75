import DeviceLink
import Foundation
import UIKit

extension Device {
    /// What is on the screen, as the accessibility tree of the app and of the device's own views.
    ///
    /// - Throws: `appNotResponding` when the app does not reply within `limits.answer` of real time, or replies with
    ///   something that is no tree.
    package func accessibilityTree() throws -> AccessibilityNode {
        let own = screen.accessibilityNodes()
        var children: [AccessibilityNode] = []
        if let session, session.state == .running, interruptions.isDisjoint(with: [.locked, .call, .switcher]) {
            children += try appTree(session)
        }
        let frame = CGRect(x: 0, y: 0, width: profile.pointWidth, height: profile.pointHeight)
        return AccessibilityNode(className: "Device", frame: frame, label: model.name, children: children + own)
    }

    private func appTree(_ session: AppSession) throws -> [AccessibilityNode] {
        lastTreeRequest &+= 1
        let request = lastTreeRequest
        session.send(.tree(request: request))
        awaitedReply = request
        defer { awaitedReply = nil }
        _ = wait(limits.answer) { treeReplies[request] != nil || session.state == .ended }
        guard session.state != .ended else { return [] }
        guard let json = treeReplies.removeValue(forKey: request) else {
            throw DeviceError(
                .appNotResponding,
                "\(session.name) did not tell what it shows within \(Int(limits.answer)) s: it is busy or hung.")
        }
        do {
            return try AccessibilityNode.nodes(fromJSON: Data(json.utf8)).map { $0.moved(screen.rectOfApp) }
        } catch {
            throw DeviceError(.appNotResponding, "\(session.name) sent an accessibility tree that is none: \(error)")
        }
    }
}
