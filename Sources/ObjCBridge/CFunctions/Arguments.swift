import CObjCRuntime
import UIKit

// Helpers for parameters of C functions that Swift's do not have: arrays with counts, optional transforms.

/// Counts above this are taken for mistakes.
private let maximumCount = 1 << 24

func numbers(_ values: UnsafePointer<Double>?, _ count: Int) -> [CGFloat] {
    guard let values, (1...maximumCount).contains(count) else { return [] }
    return UnsafeBufferPointer(start: values, count: count).map { CGFloat($0) }
}

func rectangles(_ values: UnsafePointer<ObjCRect>?, _ count: Int) -> [CGRect] {
    guard let values, (1...maximumCount).contains(count) else { return [] }
    return UnsafeBufferPointer(start: values, count: count).map(\.swift)
}

func coordinates(_ values: UnsafePointer<ObjCPoint>?, _ count: Int) -> [CGPoint] {
    guard let values, (1...maximumCount).contains(count) else { return [] }
    return UnsafeBufferPointer(start: values, count: count).map(\.swift)
}

func affine(_ transform: UnsafePointer<ObjCAffineTransform>?) -> CGAffineTransform {
    transform?.pointee.swift ?? .identity
}

/// Calls `body` with the same numbers as CGFloats; nothing if there are none.
func withFloats(_ values: UnsafePointer<Double>?, _ body: (UnsafePointer<CGFloat>) -> Void) {
    if let values { body(UnsafeRawPointer(values).assumingMemoryBound(to: CGFloat.self)) }
}

func withFloats<Result>(_ values: UnsafePointer<Double>?, _ body: (UnsafePointer<CGFloat>) -> Result?) -> Result? {
    values.flatMap { body(UnsafeRawPointer($0).assumingMemoryBound(to: CGFloat.self)) }
}

func withOptionalFloats<Result>(
    _ values: UnsafePointer<Double>?, _ body: (UnsafePointer<CGFloat>?) -> Result?
) -> Result? {
    body(values.map { UnsafeRawPointer($0).assumingMemoryBound(to: CGFloat.self) })
}

func gradient(_ space: CGColorSpace?, _ colors: ObjCObject?, _ locations: UnsafePointer<Double>?) -> CGGradient? {
    guard let colors = swift(colors, as: [CGColor].self), !colors.isEmpty else { return nil }
    return withOptionalFloats(locations) { CGGradient(colorsSpace: space, colors: colors, locations: $0) }
}

/// Releases an object that the caller owned.
func release(_ object: PlatformObject) { object_release(object.shell) }

/// False for counts that are negative or that no array can have.
func isSensible(_ count: Int) -> Bool { (0...maximumCount).contains(count) }

extension ShellAttachments {
    /// The components of a colour as C sees them: memory that lives as long as the colour.
    static func components(of color: CGColor) -> UnsafePointer<Double>? { numbers(color.components, of: color) }

    /// Numbers of an object that never change, in memory that lives as long as the object.
    static func numbers(_ values: [CGFloat]?, of object: PlatformObject) -> UnsafePointer<Double>? {
        guard let values, !values.isEmpty else { return nil }
        let attachments = ShellAttachments.of(unretainedShell(of: object))
        if let known = attachments.components { return UnsafePointer(known.baseAddress) }
        let buffer = UnsafeMutableBufferPointer<Double>.allocate(capacity: values.count)
        _ = buffer.initialize(from: values.map { Double($0) })
        attachments.components = buffer
        return UnsafePointer(buffer.baseAddress)
    }
}
