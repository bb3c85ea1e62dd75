import CObjCRuntime
import DeviceLink
import Foundation
import MainLoop

// The device's services for frameworks in Objective-C (`Notice/DeviceServiceLink.h`). The numbers are those of
// `DeviceService`; messages are NSData with an object in JSON. On the main thread.

/// Asks something of a service.
/// - Returns: false without a device, or for a message that is too long.
@_cdecl("device_service_send")
public func deviceServiceSend(_ service: UInt8, _ json: ObjCObject?) -> Bool {
    guard let service = DeviceService(rawValue: service), let data = swift(json, as: Data.self) else { return false }
    return MainActor.assumeIsolated {
        DeviceServices.send(.toService(service, json: String(decoding: data, as: UTF8.self)))
    }
}

/// Calls a function with each message of a service from now on, and with those that have come before.
@_cdecl("device_service_listen")
public func deviceServiceListen(_ service: UInt8, _ said: @convention(c) @escaping (ObjCObject?) -> Void) {
    guard let service = DeviceService(rawValue: service) else { return }
    MainActor.assumeIsolated {
        DeviceServices.listen(to: service) { said(objectiveC(Data($0.utf8))) }
    }
}
