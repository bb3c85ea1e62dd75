import AppBuilder
import ArgumentParser
import Audit
import Certificates
import CodeSigning
import Device
import Display
import Foundation
import InterfaceBuilder
import OrganizerSite
import Packaging
import Portal
import UITesting

/// The message and exit status for an error.
struct Failure {
    var status: ExitStatus
    var text: String

    init(_ error: any Error) {
        switch error {
        case let error as BuildError:
            self.init(error.kind == .wrongUse ? .wrongUse : .doesNotBuild, error.description)
        case let error as PackagingError:
            self.init(.wrongUse, error.description)
        case let error as CommandError:
            self.init(error.status, error.description)
        case let error as InterfaceFileError:
            self.init(error.kind == .wrongUse ? .wrongUse : .doesNotBuild, error.description)
        case let error as AuditError:
            self.init(.wrongUse, error.description)
        case let error as UITestError:
            self.init(.wrongUse, error.description)
        case let error as DeviceError:
            self.init(Self.status(of: error.reason), "error: \(error.description)")
        case let error as PortalError:
            self.init(error.reason == .storage ? .failed : .wrongUse, "error: \(error)")
        case let error as OrganizerError:
            self.init(.failed, "error: \(error)")
        case is CertificateError, is SigningError:
            self.init(.failed, "error: \(error)")
        case let error as ScriptError:
            self.init(.wrongUse, error.description)
        case let error as DisplayError:
            self.init(.wrongUse, "error: \(error.localizedDescription)")
        default:
            self.init(.failed, "error: \(error.localizedDescription)")
        }
    }

    private init(_ status: ExitStatus, _ text: String) {
        self.status = status
        self.text = text
    }

    private static func status(of reason: DeviceError.Reason) -> ExitStatus {
        switch reason {
        case .unknownProfile, .badDevice, .storageInUse, .badBundle, .unsuitedApp, .refusedApp, .unsuitedModel,
            .notInstalled, .notRegistered, .badOutput, .toolNotFound:
            .wrongUse
        default: .failed
        }
    }
}
