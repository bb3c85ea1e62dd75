import UIKit

/// What an app has told an object before its initialiser, and what the device's keeps in the object itself, so that the
/// initialiser does not touch it. The rest a view says of its layer, which there is none of yet: it is lost there, too.
struct EarlyValues {
    private var setters: [@MainActor (PlatformObject) -> Void] = []

    init?(_ object: PlatformObject) {
        guard Thread.isMainThread else { return nil }
        MainActor.assumeIsolated {
            if let view = object as? UIView { note(view) }
            if let controller = object as? UIViewController { note(controller) }
        }
    }

    /// Sets them as messages to `super` would: the app has heard of them.
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
