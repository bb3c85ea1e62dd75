/// Where things stand in the frameworks as Objective-C sees them.
enum FrameworkLayout {
    /// CoreGraphics' classes are plain references in C: `CGColorRef`.
    static func isReferenceType(_ declaration: ClassDeclaration) -> Bool { declaration.module == "CoreGraphics" }

    /// Enumerations are C's own, of 32 bits, as apps print and switch over them; option sets are integers as wide as a
    /// pointer. CoreGraphics' headers are written by hand and have enumerations for both.
    static func hasThirtyTwoBits(_ type: RawTypeDeclaration) -> Bool {
        guard type.module != "CoreGraphics" else { return true }
        return type.form == .enumeration && type.rawType == "Int"
            && type.constants.allSatisfy { Int32($0.value) != nil }
    }
}
