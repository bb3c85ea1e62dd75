import Archiving

extension NibCompiler {
    /// Colours that UIKit draws as a pattern image.
    private static let patterns: Set<String> = [
        "groupTableViewBackgroundColor", "viewFlipsideBackgroundColor", "scrollViewTexturedBackgroundColor",
        "underPageBackgroundColor",
    ]

    /// Grey values for AppKit's named colours in documents that do not contain the colour itself.
    private static let named: [String: Double] = [
        "controlTextColor": 0, "textColor": 0, "labelColor": 0, "windowBackgroundColor": 1, "controlBackgroundColor": 1,
        "textBackgroundColor": 1, "controlColor": 0.75, "controlShadowColor": 0.5, "disabledControlTextColor": 0.5,
    ]

    mutating func colour(_ object: InterfaceObject) -> ArchiveGraph.Reference? {
        check(object)
        var fields: [ArchivedField] = []
        if let name = object["IBUIColorCocoaTouchKeyPath"]?.text, !name.isEmpty {
            let isPattern = Self.patterns.contains(name)
            fields.append(
                ArchivedField(isPattern ? "UIPatternSelector" : "UISystemColorName", .object(string(name))))
            if isPattern { return graph.add(ArchivedObject(className: "UIColor", content: .fields(fields))) }
        } else if case .object(let resource)? = object["NSImage"], resource.className == "NSCustomResource",
            let image = reference(to: resource)
        {
            fields.append(ArchivedField("UIPatternImage", .object(image)))
            return graph.add(ArchivedObject(className: "UIColor", content: .fields(fields)))
        }
        guard let components = components(of: object, depth: 0) else {
            if fields.isEmpty {
                let reason = object["NSImage"] == nil ? "has no components" : "is a picture within the document"
                warn("the colour \(reason); no colour is taken", line: object.line, object: object)
                fields = Self.fields([0, 0])
            }
            return graph.add(ArchivedObject(className: "UIColor", content: .fields(fields)))
        }
        return graph.add(ArchivedObject(className: "UIColor", content: .fields(fields + Self.fields(components))))
    }

    /// White and alpha, or red, green, blue and alpha; nil if the document has no components.
    private func components(of object: InterfaceObject, depth: Int) -> [Double]? {
        func numbers(_ key: String) -> [Double]? { object[key]?.numbers.flatMap { $0.isEmpty ? nil : $0 } }
        if let rgb = numbers("NSRGB"), rgb.count >= 3 { return [rgb[0], rgb[1], rgb[2], rgb.count > 3 ? rgb[3] : 1] }
        if let white = numbers("NSWhite") { return [white[0], white.count > 1 ? white[1] : 1] }
        if let inks = numbers("NSCMYK"), inks.count >= 4 {
            let paper = 1 - inks[3]
            return inks[0..<3].map { (1 - $0) * paper } + [inks.count > 4 ? inks[4] : 1]
        }
        if let any = numbers("NSComponents"), any.count >= 2 {
            return any.count >= 3 ? [any[0], any[1], any[2], any.count > 3 ? any[3] : 1] : any
        }
        // A named colour may contain the actual colour.
        if case .object(let shown)? = object["NSColor"], depth < 4, let found = components(of: shown, depth: depth + 1)
        {
            return found
        }
        return object["NSColorName"]?.text.flatMap { Self.named[$0] }.map { [$0, 1] }
    }

    private static func fields(_ components: [Double]) -> [ArchivedField] {
        let names: [String]
        switch components.count {
        case 4: names = ["UIRed", "UIGreen", "UIBlue", "UIAlpha"]
        case 2: names = ["UIWhite", "UIAlpha"]
        default: return []
        }
        return [ArchivedField("UIColorComponentCount", .integer(Int64(components.count)))]
            + zip(names, components).map { ArchivedField($0, .float(Float($1))) }
    }
}
