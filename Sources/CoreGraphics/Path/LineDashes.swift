/// Cuts lines into the painted pieces of a dash pattern.
struct LineDashes {
    let lengths: [CGFloat]
    let phase: CGFloat

    /// The most pieces of one path, a limit for tiny patterns along huge paths.
    private static let largestCount = 100_000

    /// The painted pieces of a line; the line itself when there is no pattern.
    func pieces(of points: [CGPoint]) -> [[CGPoint]] {
        let total = lengths.reduce(0, +)
        guard total > 0, total.isFinite, points.count > 1 else { return [points] }
        // A pattern with an odd number of lengths is doubled: dashes and gaps swap in every other round.
        let pattern = lengths.count % 2 == 0 ? lengths : lengths + lengths
        let round = pattern.reduce(0, +)
        var rest = phase.truncatingRemainder(dividingBy: round)
        if rest < 0 { rest += round }
        var index = 0
        while rest >= pattern[index], rest > 0 {
            rest -= pattern[index]
            index = (index + 1) % pattern.count
        }
        var left = pattern[index] - rest
        var pieces: [[CGPoint]] = []
        var piece = index % 2 == 0 ? [points[0]] : []
        for (start, end) in zip(points, points.dropFirst()) {
            let length = hypot(end.x - start.x, end.y - start.y)
            var done: CGFloat = 0
            while length - done > left, pieces.count < LineDashes.largestCount {
                done += left
                let part = done / length
                let place = CGPoint(x: start.x + (end.x - start.x) * part, y: start.y + (end.y - start.y) * part)
                if index % 2 == 0 {
                    pieces.append(piece + [place])
                    piece = []
                } else {
                    piece = [place]
                }
                index = (index + 1) % pattern.count
                left = pattern[index]
            }
            left -= length - done
            if index % 2 == 0 { piece.append(end) }
        }
        if piece.count > 1 { pieces.append(piece) }
        return pieces
    }
}
