import Foundation

/// The reason why a device cannot be shown in a web page.
public enum DisplayError: LocalizedError, Equatable {
    case portInUse(UInt16)
    case noFreePort(ClosedRange<UInt16>)
    case cannotListen(String)
    case cannotWrite(String)

    public var errorDescription: String? {
        switch self {
        case .portInUse(let port):
            "port \(port) of 127.0.0.1 is in use by another program; choose another with --port, or leave --port out"
        case .noFreePort(let ports):
            "all ports from \(ports.lowerBound) to \(ports.upperBound) of 127.0.0.1 are in use; choose one with --port"
        case .cannotListen(let reason): "cannot listen on 127.0.0.1: \(reason)"
        case .cannotWrite(let path): "cannot write \(path); check that its folder exists and is writable"
        }
    }
}
