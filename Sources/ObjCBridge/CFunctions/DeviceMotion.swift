import CObjCRuntime
import UIKit

/// What the device's accelerometer measures now, for frameworks in Objective-C: x, y and z in units of gravity.
@_cdecl("verger_acceleration")
public func acceleration(_ values: UnsafeMutablePointer<Double>?) {
    guard let values else { return }
    let measured = MainActor.assumeIsolated { UIDevice.current.acceleration }
    (values[0], values[1], values[2]) = (measured.x, measured.y, measured.z)
}
