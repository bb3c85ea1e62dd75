import DeviceLink
import InterfaceBuilder
import UIKit

/// What a document pretends around an object: bars that will be there when the app runs.
struct SimulatedMetrics {
    enum BottomBar {
        case toolbar(UIBarStyle)
        case tabBar
    }

    var statusBar: StatusBarAppearance?
    var topBar: UIBarStyle?
    var hasPrompt = false
    var bottomBar: BottomBar?
    var isLandscape = false

    /// Whether the object is meant to fill a screen.
    var isScreen: Bool { statusBar != nil || topBar != nil || bottomBar != nil }

    init(_ object: InterfaceObject) {
        if let metrics = Self.value("IBUISimulatedStatusBarMetrics", of: object) {
            let style = Self.integer("IBUIStatusBarStyle", of: metrics)
            statusBar = style.flatMap { UInt8(exactly: $0) }.flatMap(StatusBarAppearance.init) ?? .default
        }
        if let metrics = Self.value("IBUISimulatedTopBarMetrics", of: object) {
            topBar = Self.barStyle(of: metrics)
            if case .boolean(true)? = metrics["IBUIPrompted"] { hasPrompt = true }
        }
        // A tab bar controller says of its own bar what its children see.
        if object.className != "IBUITabBarController",
            let metrics = Self.value("IBUISimulatedBottomBarMetrics", of: object)
        {
            bottomBar =
                metrics.className == "IBUISimulatedTabBarMetrics" ? .tabBar : .toolbar(Self.barStyle(of: metrics))
        }
        if let metrics = Self.value("IBUISimulatedOrientationMetrics", of: object) {
            let orientation =
                Self.integer("IBUIInterfaceOrientation", of: metrics)
                ?? Self.integer("interfaceOrientation", of: metrics)
            isLandscape = orientation == 3 || orientation == 4
        }
    }

    private static func value(_ key: String, of object: InterfaceObject) -> InterfaceObject? {
        if case .object(let value)? = object[key] { value } else { nil }
    }

    private static func integer(_ key: String, of object: InterfaceObject) -> Int? {
        if case .integer(let value)? = object[key] { value } else { nil }
    }

    private static func barStyle(of metrics: InterfaceObject) -> UIBarStyle {
        integer("IBUIBarStyle", of: metrics).flatMap(UIBarStyle.init) ?? .default
    }
}
