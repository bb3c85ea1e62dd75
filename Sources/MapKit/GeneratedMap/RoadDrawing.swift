/// Draws the roads of a tile of a generated map.
@MainActor struct RoadDrawing {
    let map: GeneratedMap

    func draw(in context: CGContext) {
        let level = map.address.level
        let paths = RoadKind.all.compactMap { kind in
            kind.width(at: level).map { (kind: kind, width: $0, path: path(kind)) }
        }
        context.saveGState()
        if map.type == .hybrid { context.setAlpha(0.6) }
        context.setLineCap(.round)
        context.setLineJoin(.round)
        for (kind, width, path) in paths {
            context.setStroke(kind.edge)
            context.setLineWidth(width + (width < 2.5 ? 1.2 : 2))
            context.addPath(path)
            context.strokePath()
        }
        for (kind, width, path) in paths {
            context.setStroke(kind.fill)
            context.setLineWidth(width)
            context.addPath(path)
            context.strokePath()
        }
        context.restoreGState()
    }

    private func path(_ kind: RoadKind) -> CGPath {
        let (path, cells) = (CGMutablePath(), map.cells(kind.power))
        var land: [TileAddress: Bool] = [:]
        func isLand(_ x: Int, _ y: Int) -> Bool {
            let key = TileAddress(level: 0, x: x, y: y)
            if let known = land[key] { return known }
            let answer = Ground.isLand(crossing(x, y, kind))
            land[key] = answer
            return answer
        }
        for y in cells.y {
            for x in cells.x where isLand(x, y) {
                for (index, next) in [(x + 1, y), (x, y + 1)].enumerated() {
                    let chance = MapNoise.value(x, y, salt: 200 + 2 * kind.power + index)
                    guard chance < kind.density, isLand(next.0, next.1) else { continue }
                    add(to: path, from: crossing(x, y, kind), to: crossing(next.0, next.1, kind), bend: chance - 0.4)
                }
            }
        }
        return path
    }

    private func add(to path: CGMutablePath, from start: MKMapPoint, to end: MKMapPoint, bend: Double) {
        let middle = MKMapPoint(
            x: (start.x + end.x) / 2 + (end.y - start.y) * bend * 0.35,
            y: (start.y + end.y) / 2 - (end.x - start.x) * bend * 0.35)
        path.move(to: map.place(start))
        path.addQuadCurve(to: map.place(end), control: map.place(middle))
    }

    private func crossing(_ x: Int, _ y: Int, _ kind: RoadKind) -> MKMapPoint {
        let side = Double(1 << kind.power)
        func moved(_ number: Int, _ salt: Int) -> Double {
            (Double(number) + 0.5 + 0.4 * (MapNoise.value(x, y, salt: salt + kind.power) - 0.5)) * side
        }
        return MKMapPoint(x: moved(x, 300), y: moved(y, 400))
    }
}
