import CObjCRuntime
import UIKit

// The device's cameras for frameworks in Objective-C (AVFoundation's capture). Those that tell what a camera is may be called
// on any thread, the others on the main one.

private func camera(_ isFront: Bool) -> DeviceCamera { DeviceCamera(isFront ? .front : .rear) }

@_cdecl("device_camera_exists")
public func deviceCameraExists(_ isFront: Bool) -> Bool { camera(isFront).exists }

@_cdecl("device_camera_has_flash")
public func deviceCameraHasFlash(_ isFront: Bool) -> Bool { camera(isFront).hasFlash }

/// The width and the height of the sensor in pixels.
@_cdecl("device_camera_sensor")
public func deviceCameraSensor(
    _ isFront: Bool, _ width: UnsafeMutablePointer<Int32>, _ height: UnsafeMutablePointer<Int32>
) {
    let size = camera(isFront).sensor
    (width.pointee, height.pointee) = (Int32(size.width), Int32(size.height))
}

/// Writes what a camera sees now: rows of 32-bit pixels of blue, green, red and opaque alpha, as the sensor lies.
/// - Parameter stride: The bytes from one row to the next, at least four times the width.
/// - Returns: false without memory.
@_cdecl("device_camera_draw")
public func deviceCameraDraw(
    _ isFront: Bool, _ rows: UnsafeMutableRawPointer, _ stride: Int, _ width: Int32, _ height: Int32
) -> Bool {
    MainActor.assumeIsolated {
        let size = CGSize(width: CGFloat(width), height: CGFloat(height))
        guard let surface = camera(isFront).picture(size: size)?.cgImage?.surface else { return false }
        guard surface.width == Int(width), surface.height == Int(height), stride >= 4 * Int(width) else { return false }
        for line in 0..<surface.height {
            let row = (rows + line * stride).assumingMemoryBound(to: UInt32.self)
            let source = surface.row(line)
            for x in 0..<surface.width { row[x] = source[x] | 0xFF00_0000 }
        }
        return true
    }
}

/// Which picture of a film a camera sees now, as its place in seconds; 0 for what does not move.
@_cdecl("device_camera_moment")
public func deviceCameraMoment(_ isFront: Bool) -> Double { MainActor.assumeIsolated { camera(isFront).moment } }

/// What a camera writes beside a picture, by the names of Image I/O.
/// - Parameter orientation: By the numbers of EXIF.
@_cdecl("device_camera_properties")
public func deviceCameraProperties(
    _ width: Int32, _ height: Int32, _ orientation: Int32, _ usesFlash: Bool
) -> ObjCObject? {
    MainActor.assumeIsolated {
        let properties = PhotographProperties(
            width: Int(width), height: Int(height), orientation: Int(orientation), usesFlash: usesFlash)
        return objectiveCAny(properties.dictionary)
    }
}

/// Calls a function on the main thread whenever a camera may see something else than before.
@_cdecl("device_camera_watch")
public func deviceCameraWatch(_ changed: @convention(c) @escaping () -> Void) {
    MainActor.assumeIsolated {
        DeviceCamera.watch()
        _ = NotificationCenter.default.addObserver(
            forName: DeviceCamera.viewDidChangeNotification, object: nil, queue: nil
        ) { _ in changed() }
    }
}
