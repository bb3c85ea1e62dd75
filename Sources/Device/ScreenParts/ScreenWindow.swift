import CDevice
import Foundation
import UIKit

/// A window of the device that fills its screen.
@MainActor class ScreenWindow: UIWindow {
    /// The windows' order from back to front. The status bar is in front of them all.
    enum Order: CGFloat {
        case home
        case app
        /// An app that is on its way out, in front of the one that takes its place.
        case leavingApp
        case switcher
        case alert
        case lock
        case call
    }

    init(_ order: Order, on screen: UIScreen) {
        super.init(frame: screen.bounds)
        self.screen = screen
        windowLevel = order.rawValue
    }

    required init?(coder: NSCoder) { return nil }

    // MARK: Memory

    /// The layers whose pictures were given back when the window was hidden.
    private var undrawn: [CALayer] = []

    /// A hidden window keeps no pictures: it draws them again when it is shown.
    override var isHidden: Bool {
        get { super.isHidden }
        set {
            if !newValue {
                for layer in undrawn { layer.setNeedsDisplay() }
                undrawn = []
            }
            let hides = newValue && !super.isHidden
            super.isHidden = newValue
            guard hides else { return }
            undrawn = layer.dropDrawings()
            if !undrawn.isEmpty { freed_memory_give_back() }
        }
    }

    // MARK: Accessibility

    /// The texts that the window draws itself. None by default.
    var drawnTexts: [DrawnText] { [] }

    /// An accessibility element for each drawn text that was asked for.
    private var elements: [UIAccessibilityElement] = []

    override func accessibilityElementCount() -> Int { drawnTexts.count }

    override func accessibilityElement(at index: Int) -> Any? {
        let texts = drawnTexts
        guard texts.indices.contains(index) else { return nil }
        while elements.count <= index { elements.append(UIAccessibilityElement(accessibilityContainer: self)) }
        let element = elements[index]
        element.accessibilityLabel = texts[index].label
        element.accessibilityValue = texts[index].value
        element.accessibilityFrame = texts[index].frame
        element.accessibilityTraits = .staticText
        return element
    }

    override func index(ofAccessibilityElement element: Any?) -> Int {
        elements.firstIndex { $0 === element as AnyObject } ?? NSNotFound
    }
}
