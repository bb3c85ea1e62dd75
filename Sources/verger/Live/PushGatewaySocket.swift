import Device
import Foundation

/// Where this user's push gateway listens for devices, unless `VERGER_PUSH` names the folder of another one.
enum PushGatewaySocket {
    static var path: String {
        let environment = ProcessInfo.processInfo.environment
        if let folder = environment["VERGER_PUSH"], !folder.isEmpty { return folder + "/devices.sock" }
        return DeviceStorage.dataFolder(environment: environment) + "/Push/devices.sock"
    }
}
