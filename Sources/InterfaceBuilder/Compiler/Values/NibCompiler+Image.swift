import Archiving

extension NibCompiler {
    /// An image of the app by name. Equal names share one object.
    mutating func image(_ object: InterfaceObject) -> ArchiveGraph.Reference? {
        check(object)
        guard let name = object["NSResourceName"]?.text, !name.isEmpty else {
            warn("the resource has no name; the nib goes without it", line: object.line, object: object)
            return nil
        }
        return image(named: name)
    }

    mutating func image(named name: String) -> ArchiveGraph.Reference {
        if let known = images[name] { return known }
        let size = options.imageSizes[name] ?? knownImageSizes[name] ?? (width: 1, height: 1)
        let fields = [
            ArchivedField("UIImageWidth", .float(Float(size.width))),
            ArchivedField("UIImageHeight", .float(Float(size.height))),
            ArchivedField("UIResourceName", .object(string(name))),
        ]
        let reference = graph.add(ArchivedObject(className: "UIImageNibPlaceholder", content: .fields(fields)))
        images[name] = reference
        return reference
    }

    /// The sizes of images that the editor stored when it saved the document.
    func imageSizesOfDocument() -> [String: (width: Double, height: Double)] {
        let attribute = document.attributes.first { $0.key == "IBDocument.LastKnownImageSizes" }
        guard case .dictionary(let entries)? = attribute?.value else { return [:] }
        var sizes: [String: (width: Double, height: Double)] = [:]
        for entry in entries {
            guard let name = entry.key.text, let size = entry.value.numbers, size.count == 2 else { continue }
            sizes[name] = (size[0], size[1])
        }
        return sizes
    }
}
