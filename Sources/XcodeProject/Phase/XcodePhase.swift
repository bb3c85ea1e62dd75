/// A part of a target's build. Within a target they run in their order.
package enum XcodePhase: Sendable {
    case sources([XcodeFile])
    case resources([XcodeFile])
    case frameworks([XcodeFile])
    case headers([XcodeFile])
    case copyFiles(XcodeCopyFiles)
    case shellScript(XcodeShellScript)
    /// A phase that no app of the phone has (`PBXRezBuildPhase`, say), by its class.
    case other(String, [XcodeFile])

    /// The files of any phase; none for scripts.
    package var files: [XcodeFile] {
        switch self {
        case .sources(let files), .resources(let files), .frameworks(let files), .headers(let files),
            .other(_, let files):
            files
        case .copyFiles(let copy): copy.files
        case .shellScript: []
        }
    }
}
