/// A kind of road on a generated map, from freeways to lanes. Its crossings are in a grid, each a little out of its place.
struct RoadKind {
    /// 2 to this power map points are between two crossings.
    let power: Int
    /// The width in points at each level, from `firstLevel` on; deeper levels have the last one.
    let firstLevel: Int
    let widths: [Double]
    let fill, edge: RGBA
    /// The share of crossings beside each other that a road connects.
    let density: Double

    func width(at level: Int) -> Double? {
        level < firstLevel ? nil : widths[min(level - firstLevel, widths.count - 1)]
    }

    /// The smallest roads first, as they are drawn.
    static let all = [
        RoadKind(
            power: 11, firstLevel: 16, widths: [3, 7, 13, 20], fill: RGBA(white: 1, alpha: 1),
            edge: RGBA(white: 0.80, alpha: 1), density: 0.7),
        RoadKind(
            power: 12, firstLevel: 14, widths: [1.5, 3, 6, 11, 18, 24], fill: RGBA(white: 1, alpha: 1),
            edge: RGBA(white: 0.78, alpha: 1), density: 0.85),
        RoadKind(
            power: 14, firstLevel: 12, widths: [1.5, 2.5, 4.5, 7, 11, 15, 20, 26],
            fill: RGBA(red: 1, green: 0.98, blue: 0.72, alpha: 1),
            edge: RGBA(red: 0.82, green: 0.79, blue: 0.68, alpha: 1),
            density: 0.85),
        RoadKind(
            power: 17, firstLevel: 9, widths: [1, 1.5, 2.5, 3.5, 5, 7, 10, 14, 18, 24],
            fill: RGBA(red: 1, green: 0.90, blue: 0.42, alpha: 1),
            edge: RGBA(red: 0.80, green: 0.66, blue: 0.26, alpha: 1),
            density: 0.9),
        RoadKind(
            power: 20, firstLevel: 6, widths: [1, 1.5, 2, 3, 3.5, 4.5, 6, 8, 10, 13, 18, 24],
            fill: RGBA(red: 1, green: 0.70, blue: 0.24, alpha: 1),
            edge: RGBA(red: 0.76, green: 0.47, blue: 0.14, alpha: 1),
            density: 0.85),
    ]
}
