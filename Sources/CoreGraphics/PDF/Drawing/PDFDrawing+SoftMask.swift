extension PDFDrawing {
    /// Multiplies later drawing by the luminosity or the alpha of a form; `None` ends that (PDF Reference, 7.5.4).
    func setSoftMask(_ object: PDFObject) {
        guard let dictionary = object.dictionary, let group = dictionary["G"]?.stream else {
            context.state.clipMask = initialMask
            return
        }
        let bounds = context.drawableBounds
        guard let surface = Surface(width: bounds.width, height: bounds.height) else { return }
        let canvas = CGContext(
            surface: surface, bitmap: nil, scale: context.scale, shadowsFallDown: context.shadowsFallDown,
            userToSurface: context.surfaceTransform)
        let isLuminosity = dictionary["S"]?.name?.text != "Alpha"
        if isLuminosity, let backdrop = backdrop(dictionary["BC"]?.array, of: group) {
            canvas.setFill(backdrop)
            canvas.fill(.infinite)
        }
        PDFDrawing(canvas, content, depth: depth + 1, work: work)?.drawForm(group)
        canvas.flush()
        guard let mask = isLuminosity ? CGImage(surface: surface).coverage : surface else { return }
        if let initialMask { mask.multiply(by: initialMask) }
        context.state.clipMask = mask
    }

    private func backdrop(_ components: PDFArray?, of group: PDFStream) -> RGBA? {
        guard let components, let space = PDFColorSpace(group.dictionary["Group"]?.dictionary?["CS"], content) else {
            return nil
        }
        return space.rgba(components.numbers)
    }
}
