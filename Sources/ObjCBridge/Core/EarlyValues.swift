import UIKit

/// The property values that an app has set on an object before `[super init…]`, as far as the device's classes keep
/// them in instance variables, which the initialiser leaves alone. Values that a view keeps in its layer are lost on
/// the device, too, since the layer does not exist yet.
struct EarlyValues {
    private var setters: [@MainActor (PlatformObject) -> Void] = []

    init?(_ object: PlatformObject) {
        guard Thread.isMainThread else { return nil }
        MainActor.assumeIsolated {
            if let view = object as? UIView { note(view) }
            if let controller = object as? UIViewController { note(controller) }
        }
    }

    /// Sets the values without calling the app's overrides of the setters: these ran when the app set the values first.
    func set(_ object: PlatformObject) {
        guard Thread.isMainThread else { return }
        MainActor.assumeIsolated {
            for setter in setters {
                passThrough(object)
                setter(object)
            }
            object.passesThrough = false
        }
    }

    @MainActor private mutating func note(_ view: UIView) {
        let plain = UIView(frame: .zero)
        note(view, \.tag, plain.tag)
        note(view, \.isUserInteractionEnabled, plain.isUserInteractionEnabled)
        note(view, \.isMultipleTouchEnabled, plain.isMultipleTouchEnabled)
        note(view, \.isExclusiveTouch, plain.isExclusiveTouch)
        note(view, \.autoresizingMask, plain.autoresizingMask)
        note(view, \.autoresizesSubviews, plain.autoresizesSubviews)
    }

    @MainActor private mutating func note(_ controller: UIViewController) {
        note(controller, \.title, nil)
        note(controller, \.hidesBottomBarWhenPushed, false)
        note(controller, \.wantsFullScreenLayout, false)
        guard controller.isViewLoaded, let view = controller.view else { return }
        controller.view = nil
        setters.append { ($0 as? UIViewController)?.view = view }
    }

    @MainActor private mutating func note<Object: PlatformObject, Value: Equatable>(
        _ object: Object, _ path: ReferenceWritableKeyPath<Object, Value>, _ plain: Value
    ) {
        passThrough(object)
        let value = object[keyPath: path]
        object.passesThrough = false
        if value != plain { setters.append { ($0 as? Object)?[keyPath: path] = value } }
    }
}
