import DeviceLink
import MainLoop
import UIKit

// What CWebView leaves to who has the link to the device (`Engine/WebEngineLink.h`).

/// Has an engine started on the other end of a pair of sockets, which is closed here.
/// - Returns: false if there is no device to start it.
@_cdecl("web_engine_link_open")
public func openWebEngineLink(_ descriptor: Int32) -> Bool {
    let socket = OwnedDescriptor(descriptor)
    return MainActor.assumeIsolated { DeviceServices.send(.webEngine(socket)) }
}
