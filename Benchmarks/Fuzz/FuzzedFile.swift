import Archiving
import CoreGraphics
import Device
import Foundation
import Fuzzing
import InterfaceBuilder
import UIKit
import XcodeProject

/// Readers of files that belong to projects and devices, and of what is made out of them.
enum FuzzedFile: String, CaseIterable {
    case font, route, configuration, strings, products, games
    case viewNib = "view-nib"

    func exercise(_ data: Data) throws {
        switch self {
        case .font: readFont(data)
        case .route: _ = try LocationRoute(Self.kept(data))
        case .configuration: _ = try ConfigurationFile(URL(fileURLWithPath: Self.kept(data)))
        case .strings: _ = try StringsFile(data, path: "fuzzed.strings")
        case .products: _ = try ProductFile(data, name: "fuzzed.storekit")
        case .games: _ = try GameDescription(data, name: "fuzzed.plist")
        case .viewNib: try MainActor.assumeIsolated { try makeObjects(data) }
        }
    }

    var samples: [Data] {
        switch self {
        case .font: Self.fonts
        case .route:
            [
                Data("# A way\n37.33,-122.03\n37.34, -122.04\n".utf8),
                Data(
                    "<gpx><trk><trkseg><trkpt lat=\"37.3\" lon='-122.0'><ele>4</ele></trkpt><trkpt lat=\"38\" lon=\"1e1\"/></trkseg></trk></gpx>"
                        .utf8),
            ]
        case .configuration:
            [
                Data(
                    "// Settings\n#include? \"Other.xcconfig\"\nA = $(inherited) \"b c\"\nB[sdk=iphone*][arch=*] = $(A:lower)\n"
                        .utf8)
            ]
        case .strings: [Data("/* note */\n\"key\" = \"value \\U00e9 \\\"q\\\"\";\nother = \"\\n\";\n".utf8)]
        case .products:
            [
                Data(
                    #"{"settings":{"_storefront":"DEU"},"products":[{"productID":"hat","type":"Consumable","displayPrice":"0.99","#
                        .utf8)
                    + Data(
                        #""localizations":[{"locale":"en_US","displayName":"Hat","description":"A"}]}],"subscriptionGroups":[]}"#
                            .utf8),
                Data(
                    "({ProductIdentifier = hat; Price = \"2\"; Title = Hat; Localizations = {de = {Title = Hut;};};})"
                        .utf8),
            ]
        case .games:
            [
                Data(
                    #"{"Leaderboards":[{"Category":"best","Title":"Best","Format":"Hundredths","Order":"Ascending"}],"Achievements":[{"#
                        .utf8)
                    + Data(
                        #""Identifier":"a","Points":10,"Hidden":true}],"Players":[{"Alias":"Bob","Friend":true,"Scores":{"best":3}}]}"#
                            .utf8)
            ]
        case .viewNib: Self.nibs
        }
    }

    /// A font's names, widths and outlines.
    private func readFont(_ data: Data) {
        guard let provider = CGDataProvider(data: data), let font = CGFont(provider),
            let surface = Surface(width: 40, height: 40)
        else { return }
        let context = CGContext(surface: surface, scale: 1)
        context.setFont(font)
        context.setFontSize(12)
        for glyph in 0..<UInt16(40) { context.showGlyphs([CGGlyph(glyph)], at: [CGPoint(x: 5, y: 5)]) }
        context.flush()
    }

    /// The views and controllers of a nib, laid out.
    @MainActor private func makeObjects(_ data: Data) throws {
        _ = try NibFile(data: data, name: "fuzz")
        for case let view as UIView in UINib(data: data, bundle: nil).instantiate(withOwner: nil, options: nil) {
            view.layoutIfNeeded()
        }
    }

    /// A path of a file with these bytes.
    private static func kept(_ data: Data) -> String {
        let path = (ProcessInfo.processInfo.environment["TMPDIR"] ?? "/tmp") + "/fuzzed-\(getpid())"
        try? data.write(to: URL(fileURLWithPath: path))
        return path
    }

    // MARK: Samples

    /// The smallest fonts of this machine, one of each kind.
    private static var fonts: [Data] {
        let folder = "/usr/share/fonts/"
        let names = (try? FileManager.default.subpathsOfDirectory(atPath: folder)) ?? []
        return ["ttf", "otf", "t1", "pfb"].compactMap { kind in
            let files = names.filter { $0.hasSuffix("." + kind) }.compactMap {
                FileManager.default.contents(atPath: folder + $0)
            }
            return files.min { $0.count < $1.count }
        }
    }

    /// Without connections: an outlet or a key that a damaged one names raises what the phone raises, which ends a
    /// program in Swift.
    private static var nibs: [Data] {
        FuzzedInterface.samples.dropFirst().flatMap { sample in
            let text = String(decoding: sample, as: UTF8.self).replacingOccurrences(
                of: "(?s)<connections>.*?</connections>", with: "", options: .regularExpression)
            let sample = Data(text.utf8)
            guard let document = try? InterfaceFile.read(data: sample, path: "sample.xib") else { return [Data]() }
            var compiler = NibCompiler(document: document)
            let (graph, _) = compiler.compile()
            return [try? NIBArchive.write(graph), try? KeyedArchive.write(graph, format: .binary)].compactMap { $0 }
        }
    }
}
