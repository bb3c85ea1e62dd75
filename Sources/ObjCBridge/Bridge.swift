import CObjCRuntime
import UIKit
let frameGetter: @MainActor @convention(c) (UnsafeMutableRawPointer) -> Int = { Int(Unmanaged<UIView>.fromOpaque($0).takeUnretainedValue().frame.minX) }
@_cdecl("bridge_probe") public func bridgeProbe() { print(String(cString: objc_runtime_probe())) }
