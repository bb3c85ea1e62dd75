import AppFoundation
import CObjCRuntime
import UIKit

/// Stands for an Objective-C object where the frameworks want a Swift protocol: a delegate, a data source.
///
/// Generated code declares one subclass per protocol. The Objective-C object is not retained, as usual for delegates;
/// when it is deallocated, the proxy does nothing more. The framework object whose delegate it is keeps the proxy.
///
///     final class Proxy_UIScrollViewDelegate: ProtocolProxy, UIScrollViewDelegate {
///         func scrollViewDidScroll(_ scrollView: UIScrollView) {
///             guard let target = target(for: Selectors.scrollViewDidScroll_) else { return }
///             …send…
///         }
///     }
class ProtocolProxy: NSObject {
    private let reference: WeakObject
    private var answers: [ObjCSelector: Bool] = [:]

    required init(_ object: ObjCObject) {
        reference = WeakObject(object)
    }

    /// The Objective-C object, or nil if it is gone.
    final var target: ObjCObject? { reference.object }

    /// The Objective-C object if it is alive and answers that selector. Asked once per selector.
    final func target(for selector: ObjCSelector) -> ObjCObject? {
        guard let target = reference.object else { return nil }
        if let known = answers[selector] { return known ? target : nil }
        let responds = object_responds(target, selector)
        answers[selector] = responds
        return responds ? target : nil
    }
}

extension ProtocolProxy: OptionalMembers {
    /// Members that a framework object has only for apps to override do not count.
    func implements(_ member: Selector) -> Bool {
        let selector = selector(member.name)
        guard let target = target(for: selector) else { return false }
        return !object_is_shell(target) || method_is_overridden(class_of(target), selector)
    }
}

/// The framework object behind a delegate given by Objective-C, if it is used as the frameworks made it. One whose
/// class is the app's own may have members of the protocol that Swift cannot see: a proxy asks for them by message.
/// NSNull, which stands for no action of a layer, is Swift's.
func frameworkDelegate(_ object: ObjCObject?) -> AnyObject? {
    if let object, object == foundation_null() { return NSNull() }
    guard let peer = peerIfAny(object, as: PlatformObject.self), !peer.looksUpOverrides else { return nil }
    return peer
}

/// The Swift value for what Objective-C gives where a protocol is wanted: the object itself if Swift knows it to
/// conform, else a proxy.
///
///     layer.delegate = swiftDelegate(a0, of: object, as: Proxy_CALayerDelegate.self) { $0 as? any CALayerDelegate }
func swiftDelegate<Delegate, Proxy: ProtocolProxy>(
    _ object: ObjCObject?, of owner: ObjCObject, as type: Proxy.Type, conforming: (AnyObject) -> Delegate?
) -> Delegate? {
    frameworkDelegate(object).flatMap(conforming) ?? delegateProxy(object, of: owner, as: type).flatMap(conforming)
}

/// The proxy for a delegate given by Objective-C, which `owner` keeps in the place of the one it kept before.
///
/// - Parameter owner: the shell of the framework object whose delegate it is. An Objective-C object that returns the
///   delegate from a method does not keep the proxy: the caller has it.
///
///     view.delegate = delegateProxy(a0, of: object, as: Proxy_UIScrollViewDelegate.self)
func delegateProxy<Proxy: ProtocolProxy>(
    _ object: ObjCObject?, of owner: ObjCObject, as type: Proxy.Type
) -> Proxy? {
    guard object_is_shell(owner) else { return object.map { Proxy($0) } }
    let attachments = ShellAttachments.of(owner)
    guard let object else {
        attachments.proxies[ObjectIdentifier(type)] = nil
        return nil
    }
    if let kept = attachments.proxies[ObjectIdentifier(type)] as? Proxy, kept.target == object { return kept }
    let proxy = Proxy(object)
    attachments.proxies[ObjectIdentifier(type)] = proxy
    return proxy
}

/// What Objective-C gets for a delegate property: the object behind a proxy, or the shell of a framework object.
func delegateObject(_ delegate: AnyObject?) -> ObjCObject? {
    switch delegate {
    case let proxy as ProtocolProxy: proxy.target
    case let foreign as ForeignObject: foreign.object
    case let object as PlatformObject: autoreleasedShell(of: object)
    default: nil
    }
}
