extension PhotoLibrary {
    /// The address by which apps keep a picture or a film: `assets-library://asset/asset.JPG?id=…&ext=JPG`.
    ///
    /// The identifier is made of the file's place in the library, so it is the same in all apps and in every launch.
    package func reference(to photo: Photo) -> URL? {
        let kind = photo.kind.uppercased()
        guard kind.allSatisfy({ $0.isASCII && ($0.isLetter || $0.isNumber) }) else { return nil }
        return URL(string: "assets-library://asset/asset.\(kind)?id=\(identifier(of: photo.path))&ext=\(kind)")
    }

    /// - Returns: nil for an address of another kind, and for a picture that is gone.
    package func photo(for reference: URL) -> Photo? {
        guard reference.scheme == "assets-library", reference.host == "asset" else { return nil }
        for album in albums {
            if let photo = album.photos.first(where: { self.reference(to: $0) == reference }) { return photo }
        }
        return nil
    }

    /// An identifier in the form of a UUID, made of a path below the library's folder.
    package func identifier(of path: String) -> String {
        let place = path.hasPrefix(folder) ? path.dropFirst(folder.count) : path[...]
        let digits = [UInt64(0xCBF2_9CE4_8422_2325), 0x8422_2325_CBF2_9CE4].map { start in
            let hash = place.utf8.reduce(start) { ($0 ^ UInt64($1)) &* 0x100_0000_01B3 }
            let text = String(hash, radix: 16, uppercase: true)
            return String(repeating: "0", count: 16 - text.count) + text
        }.joined()
        var text = digits
        for place in [20, 16, 12, 8] { text.insert("-", at: text.index(text.startIndex, offsetBy: place)) }
        return text
    }
}
