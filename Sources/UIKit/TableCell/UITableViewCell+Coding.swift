/// Archiving of cells, most of all for nibs, from which a table makes a cell for each visible row.
///
/// A cell that was laid out in Interface Builder keeps its archived content view with all its subviews.
extension UITableViewCell {
    final func decodeCell(_ coder: NSCoder) {
        if coder.decodeBool(forKey: "UIHasTableBackgroundColor") { hasOwnFill = false }
        selectionStyle = coder.decodeCase(SelectionStyle.self, forKey: "UISelectionStyle") ?? .blue
        accessoryType = coder.decodeCase(AccessoryType.self, forKey: "UIAccessoryType") ?? .none
        editingAccessoryType = coder.decodeCase(AccessoryType.self, forKey: "UIEditingAccessoryType") ?? .none
        accessoryView = part(coder, "UIAccessoryView")
        editingAccessoryView = part(coder, "UIEditingAccessoryView")
        hidesAccessoryWhenEditing = coder.decodeBool(forKey: "UIHidesAccessoryWhenEditing")
        showsReorderControl = coder.decodeBool(forKey: "UIShowsReorderControl")
        shouldIndentWhileEditing = coder.decodeFlag(forKey: "UIShouldIndentWhileEditing") ?? true
        indentationLevel = coder.decodeInteger(forKey: "UIIndentationLevel")
        indentationWidth = coder.decodeNumber(forKey: "UIIndentationWidth") ?? TableCellMetrics.indentationWidth
        backgroundView = part(coder, "UIBackgroundView")
        selectedBackgroundView = part(coder, "UISelectedBackgroundView")
        multipleSelectionBackgroundView = part(coder, "UIMultipleSelectionBackgroundView")
        parts.takeContent(
            text: part(coder, "UITextLabel") as? UILabel, detail: part(coder, "UIDetailTextLabel") as? UILabel,
            image: part(coder, "UIImageView") as? UIImageView)
        decodeOldProperties(coder)
        editAction = coder.decodeText(forKey: "UIEditAction").map { Selector($0) }
        accessoryAction = coder.decodeText(forKey: "UIAccessoryAction").map { Selector($0) }
        target = coder.decodeOwner(forKey: "UITarget")
    }

    /// Decodes a view that the cell will place. A view that contains the cell, or the cell itself, is refused.
    private func part(_ coder: NSCoder, _ key: String) -> UIView? {
        guard let view = coder.decode(UIView.self, forKey: key), !isDescendant(of: view) else { return nil }
        return view
    }

    /// Decodes the keys of iPhone OS 2's cells, which had one label and one image.
    private func decodeOldProperties(_ coder: NSCoder) {
        if let text = coder.decodeText(forKey: "UIText") { self.text = text }
        if let font = coder.decode(UIFont.self, forKey: "UIFont") { self.font = font }
        if let color = coder.decode(UIColor.self, forKey: "UITextColor") { textColor = color }
        if let color = coder.decode(UIColor.self, forKey: "UISelectedTextColor") { selectedTextColor = color }
        if let alignment = coder.decodeCase(NSTextAlignment.self, forKey: "UITextAlignment") {
            textAlignment = alignment
        }
        if let mode = coder.decodeCase(NSLineBreakMode.self, forKey: "UILineBreakMode") { lineBreakMode = mode }
        if let image = coder.decode(UIImage.self, forKey: "UIImage") { self.image = image }
        if let image = coder.decode(UIImage.self, forKey: "UISelectedImage") { selectedImage = image }
    }

    final func encodeCell(_ coder: NSCoder) {
        coder.encode(cellStyle, forKey: "UITableViewCellStyle", unless: .default)
        coder.encode(ifTrue: !hasOwnFill, forKey: "UIHasTableBackgroundColor")
        coder.encode(ifPresent: reuseIdentifier, forKey: "UIReuseIdentifier")
        coder.encode(contentView, forKey: "UIContentView")
        coder.encode(selectionStyle, forKey: "UISelectionStyle", unless: .blue)
        coder.encode(accessoryType, forKey: "UIAccessoryType", unless: .none)
        coder.encode(editingAccessoryType, forKey: "UIEditingAccessoryType", unless: .none)
        coder.encode(ifPresent: accessoryView, forKey: "UIAccessoryView")
        coder.encode(ifPresent: editingAccessoryView, forKey: "UIEditingAccessoryView")
        coder.encode(ifTrue: hidesAccessoryWhenEditing, forKey: "UIHidesAccessoryWhenEditing")
        coder.encode(ifTrue: wantsReorderControl, forKey: "UIShowsReorderControl")
        coder.encode(shouldIndentWhileEditing, forKey: "UIShouldIndentWhileEditing", unless: true)
        coder.encode(indentationLevel, forKey: "UIIndentationLevel", unless: 0)
        coder.encode(indentationWidth, forKey: "UIIndentationWidth", unless: TableCellMetrics.indentationWidth)
        coder.encode(ifPresent: backgroundView, forKey: "UIBackgroundView")
        coder.encode(ifPresent: selectedBackgroundView, forKey: "UISelectedBackgroundView")
        coder.encode(ifPresent: multipleSelectionBackgroundView, forKey: "UIMultipleSelectionBackgroundView")
        coder.encode(ifPresent: parts.keptTextLabel, forKey: "UITextLabel")
        coder.encode(ifPresent: parts.keptDetailLabel, forKey: "UIDetailTextLabel")
        coder.encode(ifPresent: parts.keptImageView, forKey: "UIImageView")
        coder.encode(ifPresent: editAction?.name, forKey: "UIEditAction")
        coder.encode(ifPresent: accessoryAction?.name, forKey: "UIAccessoryAction")
        if let target { coder.encodeConditionalObject(target, forKey: "UITarget") }
    }
}
