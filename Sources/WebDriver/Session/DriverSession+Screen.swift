import CoreGraphics
import Device
import Display
import Foundation
import UIKit

/// What is on the screen.
extension DriverSession {
    /// The screen as it is held now.
    var geometry: ScreenGeometry { ScreenGeometry(device) }

    /// All elements now.
    func look() throws -> ScreenElement {
        try checkApp()
        let tree = try device.accessibilityTree()
        try checkApp()
        return ScreenElementBuilder(screen: geometry, process: device.runningProcess ?? 0)
            .application(tree, name: device.runningApp?.displayName ?? "SpringBoard")
    }

    /// Looks until elements that fit are there, for at most as long as the client wants to wait.
    func find(_ locator: Locator, in reference: String?, isOneEnough: Bool = true) throws -> [ScreenElement] {
        var left = timeouts.implicit
        while true {
            let application = try look()
            let root = try reference.map { try elements.element($0, in: application) }
            let found = try locator.find(in: application, from: root)
            if !found.isEmpty { return found }
            guard left > 0 else { break }
            try pass(min(left, Duration.retry))
            left -= Duration.retry
        }
        // Live clients let real time go by until they look again.
        if isVirtual, timeouts.implicit == 0 { try pass(Duration.vainLook) }
        return []
    }

    func element(_ reference: String) throws -> ScreenElement { try elements.element(reference, in: look()) }

    // MARK: Pictures

    /// The screen as a PNG file, the way up in which it is looked at.
    func screenshot(of area: CGRect? = nil) throws -> JSONValue {
        guard let data = ScreenPicture(device)?.png(of: area) else {
            throw DriverError(.noScreen, "There is no memory for the picture.")
        }
        return .string(data.base64EncodedString())
    }
}
