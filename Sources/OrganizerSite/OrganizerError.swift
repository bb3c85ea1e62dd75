import AppBuilder
import Certificates
import CodeSigning
import Device
import Foundation
import Packaging

/// Why something could not be done, in words for a person.
package struct OrganizerError: Error, Equatable, CustomStringConvertible {
    package let status: OrganizerResponse.Status
    package let description: String

    package init(_ description: String, _ status: OrganizerResponse.Status = .malformed) {
        self.status = status
        self.description = description
    }

    /// What others have thrown.
    ///
    /// - Parameter work: the folder in which the work was done, whose path says nothing to a person.
    init(_ error: any Error, work: String? = nil) {
        var text: String
        var status = OrganizerResponse.Status.conflict
        switch error {
        case let error as OrganizerError: (text, status) = (error.description, error.status)
        case let error as BuildError:
            // The problem of a build is told in the middle of a line.
            text = error.problem.prefix(1).uppercased() + error.problem.dropFirst() + "."
            if let cure = error.cure { text += " " + cure }
            status = .malformed
        case let error as PackagingError:
            text = error.problem
            status = .malformed
        case is DeviceError, is SigningError, is CertificateError, is AdmissionRefusal: text = "\(error)"
        default: text = error.localizedDescription
        }
        if let work { text = text.replacingOccurrences(of: work + "/", with: "") }
        self.init(text.hasPrefix("error: ") ? String(text.dropFirst("error: ".count)) : text, status)
    }
}
