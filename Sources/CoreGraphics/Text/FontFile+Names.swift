internal import CCairo

extension FontFile {
    var familyName: String? { face.pointee.family_name.map { String(cString: $0) } }

    var postScriptName: String? { FT_Get_Postscript_Name(face).map { String(cString: $0) } }

    var isBold: Bool { face.pointee.style_flags & FT_Long(FT_STYLE_FLAG_BOLD) != 0 }

    var isItalic: Bool { face.pointee.style_flags & FT_Long(FT_STYLE_FLAG_ITALIC) != 0 }
}
