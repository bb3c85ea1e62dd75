import CObjCRuntime
import UIKit

/// An Objective-C object: `id`.
public typealias ObjCObject = UnsafeMutableRawPointer
/// An Objective-C class: `Class`. Classes are objects.
public typealias ObjCClass = UnsafeMutableRawPointer
/// A selector: `SEL`. Two pointers may name the same selector with different types: compare names, not pointers.
public typealias ObjCSelector = UnsafeMutableRawPointer
/// The C function behind a method: `IMP`.
public typealias ObjCImplementation = UnsafeMutableRawPointer

/// The selector of that name. Selectors live for ever; keep them in `static let`.
func selector(_ name: String) -> ObjCSelector { sel_registerName(name) }

/// The selector of that name and type encoding, which is what the runtime needs to forward a message.
func selector(_ name: StaticString, _ types: StaticString) -> ObjCSelector {
    sel_registerTypedName(name.asciiPointer, types.asciiPointer)
}

/// A C function as the runtime wants it. Give it a `@convention(c)` value.
@inline(__always)
func implementation<Function>(_ function: Function) -> ObjCImplementation {
    unsafeBitCast(function, to: ObjCImplementation.self)
}

extension StaticString {
    var asciiPointer: UnsafePointer<CChar> { UnsafeRawPointer(utf8Start).assumingMemoryBound(to: CChar.self) }
}

extension ObjCShell {
    /// The address of the field of a shell that holds its peer.
    @inline(__always)
    static func peerSlot(_ object: ObjCObject) -> UnsafeMutablePointer<UnsafeMutableRawPointer?> {
        (object + MemoryLayout<UnsafeMutableRawPointer>.stride).assumingMemoryBound(to: UnsafeMutableRawPointer?.self)
    }

    /// The address of the field of a shell that holds its attachments.
    @inline(__always)
    static func attachmentsSlot(_ object: ObjCObject) -> UnsafeMutablePointer<UnsafeMutableRawPointer?> {
        (object + 2 * MemoryLayout<UnsafeMutableRawPointer>.stride)
            .assumingMemoryBound(to: UnsafeMutableRawPointer?.self)
    }
}
