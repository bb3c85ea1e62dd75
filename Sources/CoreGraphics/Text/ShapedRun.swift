/// A line of text turned into glyphs: what is drawn, how wide it is, and which glyph belongs to which characters.
package final class ShapedRun {
    package struct Glyph {
        package var face: FontFace
        package var glyph: UInt32
        /// Points from the run's origin on the baseline; y points down.
        package var x, y: CGFloat
        package var advance: CGFloat
        /// The first UTF-16 unit of the characters that the glyph stands for.
        package var cluster: Int
    }

    /// Characters that are set together and cannot be divided, such as a letter with its accents.
    package struct Cluster: Equatable {
        /// UTF-16 units of the text.
        package var range: Range<Int>
        /// Points from the run's origin to the left edge.
        package var x: CGFloat
        package var width: CGFloat
    }

    package let text: String
    /// The face that was asked for; glyphs may be of others.
    package let face: FontFace
    package let size: CGFloat
    /// From left to right.
    package let glyphs: [Glyph]
    /// Points from the origin to where text after it would start.
    package let width: CGFloat
    /// The run's picture at the scale of the last drawing, if two drawings had that scale.
    var picture: RunPicture?
    var lastDrawing: (scale: CGFloat, step: Int)?
    /// When `KeptPictures` last took the picture for a young one.
    var pictureGeneration = 0

    init(text: String, face: FontFace, size: CGFloat, glyphs: [Glyph], width: CGFloat) {
        self.text = text
        self.face = face
        self.size = size
        self.glyphs = glyphs
        self.width = width
    }

    /// The clusters in the order of the text.
    package var clusters: [Cluster] {
        TextEngine.locked {
            if let knownClusters { return knownClusters }
            let found = findClusters()
            knownClusters = found
            return found
        }
    }

    private var knownClusters: [Cluster]?

    private func findClusters() -> [Cluster] {
        var found: [Cluster] = []
        var x: CGFloat = 0
        for glyph in glyphs {
            if let last = found.last, last.range.lowerBound == glyph.cluster {
                found[found.count - 1].width += glyph.advance
            } else {
                found.append(Cluster(range: glyph.cluster..<glyph.cluster, x: x, width: glyph.advance))
            }
            x += glyph.advance
        }
        found.sort { $0.range.lowerBound < $1.range.lowerBound }
        for index in found.indices {
            let end = index + 1 < found.count ? found[index + 1].range.lowerBound : text.utf16.count
            found[index].range = found[index].range.lowerBound..<max(end, found[index].range.lowerBound)
        }
        return found
    }

    /// The width in points of the clusters that start inside `range`, UTF-16 units of the text.
    package func width(of range: Range<Int>) -> CGFloat {
        var width: CGFloat = 0
        for cluster in clusters where range.contains(cluster.range.lowerBound) { width += cluster.width }
        return width
    }

    /// How many UTF-16 units from the start of the text, at whole clusters, fit into `available` points.
    package func lengthFitting(_ available: CGFloat) -> Int {
        var width: CGFloat = 0
        for cluster in clusters {
            width += cluster.width
            // Tolerance for rounding: a sum of many advances may be a little larger than the measured width.
            if width > available + 1e-6 { return cluster.range.lowerBound }
        }
        return text.utf16.count
    }

    /// The cluster whose box holds `x`, or the nearest; nil for an empty run.
    package func cluster(at x: CGFloat) -> Cluster? {
        clusters.min { abs(x - ($0.x + $0.width / 2)) - $0.width / 2 < abs(x - ($1.x + $1.width / 2)) - $1.width / 2 }
    }

    /// The place in `text` of a UTF-16 offset, such as a glyph's cluster.
    package func index(utf16Offset: Int) -> String.Index {
        text.utf16.index(text.startIndex, offsetBy: utf16Offset, limitedBy: text.endIndex) ?? text.endIndex
    }
}
