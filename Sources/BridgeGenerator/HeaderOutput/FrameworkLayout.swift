/// Where things stand in the frameworks as Objective-C sees them.
enum FrameworkLayout {
    /// CoreGraphics' classes are plain references in C: `CGColorRef`.
    static func isReferenceType(_ declaration: ClassDeclaration) -> Bool { declaration.module == "CoreGraphics" }

    /// CoreGraphics' headers are written by hand, with C's own enumerations.
    static func isPlainC(_ type: RawTypeDeclaration) -> Bool { type.module == "CoreGraphics" }
}
