import Foundation
import UIKit

/// The images of the project that a document belongs to. In the app they lie in one folder; in a project anywhere.
@MainActor final class ProjectImages {
    /// As many files of a project are looked at.
    private static let limit = 20_000

    private let folder: String
    private var project: [String: String]?

    /// - Parameter path: The document's, absolute or from the current folder.
    init(_ path: String) { folder = URL(fileURLWithPath: path).standardizedFileURL.deletingLastPathComponent().path }

    func image(named name: String) -> UIImage? {
        let beside = (folder as NSString).appendingPathComponent(name)
        if let image = UIImage(contentsOfFile: beside) { return image }
        let known = project ?? findImages()
        project = known
        let fileName = (name as NSString).lastPathComponent
        guard let path = known[fileName] ?? known[fileName + ".png"] else { return nil }
        return UIImage(contentsOfFile: path)
    }

    /// The image files below the project's folder, by their names.
    private func findImages() -> [String: String] {
        let root = projectFolder
        var found: [String: String] = [:]
        guard let files = FileManager.default.enumerator(atPath: root) else { return found }
        for case let file as String in files.lazy.prefix(Self.limit) {
            guard ["png", "jpg", "jpeg", "gif"].contains((file as NSString).pathExtension.lowercased()) else {
                continue
            }
            found[(file as NSString).lastPathComponent] = (root as NSString).appendingPathComponent(file)
        }
        return found
    }

    /// The nearest folder above the document that holds an Xcode project; without one the document's own.
    private var projectFolder: String {
        var candidate = folder
        for _ in 0..<6 {
            let names = (try? FileManager.default.contentsOfDirectory(atPath: candidate)) ?? []
            if names.contains(where: { $0.hasSuffix(".xcodeproj") }) { return candidate }
            let above = (candidate as NSString).deletingLastPathComponent
            if above == candidate { break }
            candidate = above
        }
        return folder
    }
}
