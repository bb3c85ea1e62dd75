import Device

extension DeviceModel {
    /// The same model, set to a language, and to a region's formats if the tag names one: "de", "pt-BR", "zh-Hans".
    ///
    /// - Throws: `badDevice` for what is no such tag.
    package func set(languageTag tag: String) throws -> DeviceModel {
        let parts = tag.replacing("_", with: "-").split(separator: "-", omittingEmptySubsequences: false)
        guard let language = parts.first, (2...3).contains(language.utf8.count), parts.count <= 3,
            parts.allSatisfy({ (2...8).contains($0.utf8.count) && $0.allSatisfy { $0.isASCII && $0.isLetter } })
        else { throw DeviceError(.badDevice, "\"\(tag)\" is no language, such as de or pt-BR.") }
        let region = parts.dropFirst().first { $0.count == 2 }?.uppercased()
        return set(
            language: parts.joined(separator: "-"), locale: region.map { "\(language.lowercased())_\($0)" })
    }
}
