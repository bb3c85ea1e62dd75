import AppBuilder
import Device
import Foundation

/// The files with debug information that are known: of archives, of apps on devices, and those that were sent.
struct SymbolFiles {
    let images: [String: SymbolImage]

    private static let mostFiles = 5000

    /// - Parameters:
    ///   - archives: those whose symbol files and programs are looked at.
    ///   - programs: the paths of further programs.
    ///   - folder: the folder of symbol files that were sent.
    init(archives: [KeptArchive], programs: [String], folder: String) {
        var paths = Self.files(in: folder)
        for archive in archives {
            let symbols = archive.path + "/dSYMs"
            for bundle in Self.files(in: symbols) { paths += Self.files(in: bundle + "/Contents/Resources/DWARF") }
            if let app = archive.app, let bundle = try? AppBundle(at: app) { paths.append(bundle.executablePath) }
        }
        self.init(paths: paths + programs)
    }

    init(paths: [String]) {
        var images: [String: SymbolImage] = [:]
        for path in paths.prefix(Self.mostFiles) {
            guard let image = SymbolImage(path: path) else { continue }
            // What has lines is better than what has names of functions only.
            if images[image.buildIdentifier]?.hasLines != true { images[image.buildIdentifier] = image }
        }
        self.images = images
    }

    /// The paths of what is in a folder, in order.
    static func files(in folder: String) -> [String] {
        ((try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? [])
            .filter { !$0.hasPrefix(".") }.sorted().prefix(mostFiles).map { folder + "/" + $0 }
    }

    /// The symbol files that lie beside a program that was built here: `X.app.dSYM` beside `X.app/X`.
    static func beside(program: String) -> [String] {
        let app = (program as NSString).deletingLastPathComponent
        return files(in: app + ".dSYM/Contents/Resources/DWARF")
    }
}
