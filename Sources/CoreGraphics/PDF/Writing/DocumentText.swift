internal import CCairo

extension ShapedRun {
    /// Draws the run's glyphs in the present source of a document, as text that can be selected and searched. Colour
    /// glyphs are left out.
    ///
    /// - Parameter placed: from the run's space, y down, to user space.
    func show(_ placed: CGAffineTransform, in target: OpaquePointer) {
        var index = 0
        while index < glyphs.count {
            let file = glyphs[index].face.file
            let stretch = stretch(of: glyphs[index])
            var end = index + 1
            while end < glyphs.count, glyphs[end].face.file === file, self.stretch(of: glyphs[end]) == stretch {
                end += 1
            }
            let wider = CGAffineTransform(scaleX: stretch, y: 1)
            if !file.hasColor { show(glyphs[index..<end], of: file, wider, placed, in: target) }
            index = end
        }
    }

    private func stretch(of glyph: Glyph) -> CGFloat { glyph.face.stretch(of: glyph.glyph) }

    /// - Parameter stretch: Makes each glyph wider than it is by itself.
    private func show(
        _ part: ArraySlice<Glyph>, of file: FontFile, _ stretch: CGAffineTransform, _ placed: CGAffineTransform,
        in target: OpaquePointer
    ) {
        cairo_save(target)
        defer { cairo_restore(target) }
        var matrix = cairo_matrix_t(stretch.concatenating(placed))
        cairo_transform(target, &matrix)
        cairo_set_font_face(target, file.documentFace)
        cairo_set_font_size(target, Double(size))
        let options = cairo_font_options_create()
        cairo_font_options_set_hint_style(options, CAIRO_HINT_STYLE_NONE)
        cairo_font_options_set_hint_metrics(options, CAIRO_HINT_METRICS_OFF)
        cairo_set_font_options(target, options)
        cairo_font_options_destroy(options)
        let placedGlyphs = part.map {
            cairo_glyph_t(index: UInt($0.glyph), x: Double($0.x / stretch.a), y: Double($0.y))
        }
        let (words, clusters) = words(of: part)
        guard !clusters.isEmpty else {
            cairo_show_glyphs(target, placedGlyphs, Int32(placedGlyphs.count))
            return
        }
        cairo_show_text_glyphs(
            target, words, Int32(words.utf8.count), placedGlyphs, Int32(placedGlyphs.count), clusters,
            Int32(clusters.count), cairo_text_cluster_flags_t(rawValue: 0))
    }

    /// The text of glyphs that run from left to right, and its clusters, which say how many bytes and glyphs belong
    /// together. Text in another direction has no clusters: it is drawn, but cannot be selected.
    private func words(of part: ArraySlice<Glyph>) -> (String, [cairo_text_cluster_t]) {
        guard !text.isEmpty, zip(part, part.dropFirst()).allSatisfy({ $0.cluster <= $1.cluster }) else {
            return ("", [])
        }
        var clusters: [cairo_text_cluster_t] = []
        var words = ""
        var starts = part.map(\.cluster)
        starts = starts.enumerated().filter { $0.offset == 0 || starts[$0.offset - 1] != $0.element }.map(\.element)
        let last = part.endIndex < glyphs.count ? glyphs[part.endIndex].cluster : text.utf16.count
        for (number, start) in starts.enumerated() {
            let end = number + 1 < starts.count ? starts[number + 1] : max(last, start)
            let piece = String(text[self.index(utf16Offset: start)..<self.index(utf16Offset: end)])
            words += piece
            clusters.append(
                cairo_text_cluster_t(
                    num_bytes: Int32(piece.utf8.count), num_glyphs: Int32(part.count { $0.cluster == start })))
        }
        return (words, clusters)
    }
}

extension FontFile {
    /// A `cairo_font_face_t *` for documents, which keep subsets of fonts; it lives as long as the font.
    var documentFace: OpaquePointer {
        if let madeDocumentFace { return madeDocumentFace }
        let made: OpaquePointer = cairo_ft_font_face_create_for_ft_face(face, Int32(FT_LOAD_NO_HINTING))
        madeDocumentFace = made
        // cairo may keep the face after the last context is gone, so neither is ever freed.
        _ = Unmanaged.passRetained(self)
        return made
    }
}
