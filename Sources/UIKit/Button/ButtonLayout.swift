/// Computes the frames of a button's image and title in its content rectangle. The image is to the left of the title.
struct ButtonLayout {
    let content: CGRect
    let imageSize: CGSize
    let titleSize: CGSize
    let imageInsets: UIEdgeInsets
    let titleInsets: UIEdgeInsets
    let horizontal: UIControl.ContentHorizontalAlignment
    let vertical: UIControl.ContentVerticalAlignment

    var imageRect: CGRect {
        let area = content.inset(by: imageInsets)
        let size = CGSize(
            width: min(imageSize.width, max(area.width, 0)), height: min(imageSize.height, max(area.height, 0)))
        // Beside the image the title has the room that the image's own insets leave.
        let title = min(titleSize.width, max(area.width - size.width, 0))
        return place(size, in: area, together: size.width + title, offset: 0)
    }

    var titleRect: CGRect {
        let area = content.inset(by: titleInsets)
        let imageWidth = min(imageSize.width, max(content.width, 0))
        let size = CGSize(width: titleWidth(beside: imageWidth), height: min(titleSize.height, max(area.height, 0)))
        return place(size, in: area, together: imageWidth + size.width, offset: imageWidth)
    }

    private func titleWidth(beside imageWidth: CGFloat) -> CGFloat {
        let room = content.width - titleInsets.left - titleInsets.right - imageWidth
        return min(titleSize.width, max(room, 0))
    }

    /// - Parameters:
    ///   - together: The width of image and title, in points.
    ///   - offset: The distance from the left edge of the pair to this part, in points.
    private func place(_ size: CGSize, in area: CGRect, together: CGFloat, offset: CGFloat) -> CGRect {
        var rect = CGRect(origin: area.origin, size: size)
        switch horizontal {
        case .center: rect.origin.x += ((area.width - together) / 2).rounded(.down) + offset
        case .left: rect.origin.x += offset
        case .right: rect.origin.x = area.maxX - together + offset
        case .fill:
            // The last part is extended to fill the remaining width.
            rect.origin.x += offset
            if offset + size.width == together { rect.size.width = max(area.width - offset, 0) }
        }
        switch vertical {
        case .center: rect.origin.y += ((area.height - size.height) / 2).rounded(.down)
        case .top: break
        case .bottom: rect.origin.y = area.maxY - size.height
        case .fill: rect.size.height = max(area.height, 0)
        }
        return rect
    }
}
