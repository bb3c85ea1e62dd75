import CObjCRuntime
import UIKit

// Messages of NSObject that the root class of shells passes on to the Swift object.

@_cdecl("objc_bridge_is_equal")
public func peerIsEqual(_ peer: UnsafeMutableRawPointer, _ other: UnsafeMutableRawPointer) -> Bool {
    answer(peer) { $0.isEqual(platformObject(other)) }
}

@_cdecl("objc_bridge_hash")
public func peerHash(_ peer: UnsafeMutableRawPointer) -> Int { answer(peer) { $0.hash } }

/// The description, in which the peer's class and address are replaced by the class that the app knows and the shell's
/// address.
@_cdecl("objc_bridge_description")
public func peerDescription(
    _ peer: UnsafeMutableRawPointer, _ className: UnsafePointer<CChar>
) -> UnsafeMutableRawPointer {
    let object = platformObject(peer)
    let shell = unretainedShell(of: object)
    return answer(peer) { $0.description }
        .replacingOccurrences(of: String(reflecting: type(of: object)), with: String(cString: className))
        .replacingOccurrences(of: String(describing: type(of: object)), with: String(cString: className))
        .replacingOccurrences(of: hexadecimal(peer, width: 16), with: hexadecimal(shell))
        .replacingOccurrences(of: hexadecimal(peer), with: hexadecimal(shell))
        .toObjectiveC()
}

/// Called when a shell gets its first key-value observer: the class made for that overrides the setters, so from now on
/// the frameworks' own changes must go through overrides, too.
@_cdecl("objc_bridge_is_observed")
public func peerIsObserved(_ peer: UnsafeMutableRawPointer) {
    let object = platformObject(peer)
    if !object.isPeer, let peerClass = PeerClasses.exact(for: type(of: object)) {
        PeerClasses.change(object, to: peerClass)
    }
    if object.isPeer { object.looksUpOverrides = true }
}

/// Called at the end of an app's `-dealloc`. Subviews go while their superview is still there: they may take back what they
/// observe of it.
@_cdecl("objc_bridge_dealloc")
public func peerIsDeallocated(_ peer: UnsafeMutableRawPointer) {
    guard thread_is_main(), let view = platformObject(peer) as? UIView else { return }
    MainActor.assumeIsolated { view.letGoOfSubviews() }
}

/// The answer of the Swift class, without asking the app's override again: the message has already passed it.
private func answer<Answer>(_ peer: UnsafeMutableRawPointer, _ ask: (PlatformObject) -> Answer) -> Answer {
    let object = platformObject(peer)
    let before = object.answersForItself
    object.answersForItself = true
    defer { object.answersForItself = before }
    return ask(object)
}

private func platformObject(_ peer: UnsafeMutableRawPointer) -> PlatformObject {
    Unmanaged<PlatformObject>.fromOpaque(peer).takeUnretainedValue()
}

private func hexadecimal(_ pointer: UnsafeMutableRawPointer, width: Int = 0) -> String {
    let digits = String(UInt(bitPattern: pointer), radix: 16)
    return "0x" + String(repeating: "0", count: max(width - digits.count, 0)) + digits
}
