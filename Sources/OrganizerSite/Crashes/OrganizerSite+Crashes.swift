import AppBuilder
import Certificates
import Device
import Foundation

extension OrganizerSite {
    private static let largestSymbols = 512 << 20

    /// Where symbol files are kept that were sent, by their build identifiers.
    var symbolFolder: String { dataFolder + "/symbols" }

    func answerCrashes(_ verb: String, _ request: OrganizerRequest) throws -> OrganizerResponse {
        switch (request.method, verb) {
        case (.get, ""): return try .json(crashes(of: device(request)).reversed().map(CrashEntry.init))
        case (.get, "report"):
            let file = try crash(request)
            return try .json(shown(text(of: file), named: (file.path as NSString).lastPathComponent))
        case (.get, "file"):
            let file = try crash(request)
            let shown = try shown(text(of: file), named: (file.path as NSString).lastPathComponent)
            return .bytes([UInt8](shown.text.utf8), type: "text/plain; charset=utf-8", name: shown.name)
        case (.post, "remove"):
            let file = try crash(request)
            do { try FileManager.default.removeItem(atPath: file.path) } catch {
                throw OrganizerError("\(file.path): cannot be removed (\(error.localizedDescription)).", .conflict)
            }
            return try .done("The report is removed.")
        case (.post, "symbolicate"):
            guard let text = String(validating: try request.file(most: CrashText.largest), as: UTF8.self) else {
                throw OrganizerError("The file is no text in UTF-8.")
            }
            return try .json(shown(text, named: request.parameters["name"].map { String($0.prefix(255)) } ?? "Report"))
        case (.post, "symbols"): return try addSymbols(request)
        default: throw Self.unknown(request)
        }
    }

    private func crashes(of device: KeptDevice) -> [CrashReportFile] {
        CrashReportFile.list(in: device.folder + "/CrashReports")
    }

    private func crash(_ request: OrganizerRequest) throws -> CrashReportFile {
        let name = try request.fileName("name"), device = try device(request)
        guard let file = crashes(of: device).first(where: { ($0.path as NSString).lastPathComponent == name }) else {
            throw OrganizerError("\(device.name) has no crash report “\(name)”.", .notFound)
        }
        return file
    }

    private func text(of file: CrashReportFile) throws -> String {
        guard let bytes = try KeptFile.read(file.path, limit: CrashText.largest) else {
            throw OrganizerError("The report is gone.", .notFound)
        }
        return String(decoding: bytes, as: UTF8.self)
    }

    /// A report with all that debug information knows; as it is, with the reason, if none can be used.
    private func shown(_ text: String, named name: String) throws -> ShownCrash {
        var shown = ShownCrash(name: name, text: text, improved: 0, missing: [])
        do {
            let report = try CrashText(text)
            let result = try CrashSymbolication(report, files: symbolFiles(for: report)) { try SymbolTool() }
            shown.text = result.text
            shown.improved = result.improved
            shown.missing = result.missing
        } catch { shown.problem = OrganizerError(error).description }
        return shown
    }

    private func symbolFiles(for report: CrashText) -> SymbolFiles {
        let installed = DeviceCatalog(environment: environment).devices.flatMap { device in
            DeviceStorage.recordedApps(inFolder: device.folder).map(\.bundle.executablePath)
        }
        // A program that was run where it was built.
        let own = report.images.filter { !CrashSymbolication.isOfSystem($0) }.map(\.path)
        let beside = own.flatMap { SymbolFiles.beside(program: $0) + [$0] }
        return SymbolFiles(archives: archiveList.archives, programs: installed + beside, folder: symbolFolder)
    }

    /// Keeps a symbol file that was sent: the program in a `.dSYM`, or one that was not stripped.
    private func addSymbols(_ request: OrganizerRequest) throws -> OrganizerResponse {
        let work = try WorkFolder()
        let file = try work.write(request.file(most: Self.largestSymbols), "Symbols")
        guard let image = SymbolImage(path: file.path) else {
            throw OrganizerError(
                "The file is no program with a build identifier. Send the file in Contents/Resources/DWARF of a .dSYM.")
        }
        guard image.hasLines else {
            throw OrganizerError("The file has no debug information: it was stripped. Send that of its .dSYM.")
        }
        try KeptFile.makeFolder(symbolFolder)
        try KeptFile.write(request.body, to: symbolFolder + "/" + image.buildIdentifier)
        return try .done("The debug information of \(image.buildIdentifier) is kept.")
    }
}
