import MapKit
import Testing

@Suite struct TileAddressTests {
    @Test func tilesCoverAPartOfTheMapOnce() {
        let side = MKMapSizeWorld.width / 4
        let tiles = TileAddress.covering(MKMapRect(x: side / 2, y: side / 2, width: side, height: side), level: 2)
        #expect(
            tiles == [
                TileAddress(level: 2, x: 0, y: 0), TileAddress(level: 2, x: 1, y: 0), TileAddress(level: 2, x: 0, y: 1),
                TileAddress(level: 2, x: 1, y: 1),
            ])
        #expect(TileAddress.covering(MKMapRectWorld, level: 0) == [TileAddress(level: 0, x: 0, y: 0)])
    }

    @Test func beyondTheEdgeIsTheOtherSideOfTheWorld() {
        let world = MKMapSizeWorld.width
        let tiles = TileAddress.covering(MKMapRect(x: -world / 8, y: 0, width: world / 4, height: 1), level: 2)
        #expect(tiles.map(\.x) == [-1, 0])
        #expect(tiles[0].wrapped == TileAddress(level: 2, x: 3, y: 0))
        #expect(tiles[0].exists && !TileAddress(level: 2, x: 0, y: 4).exists)
    }

    @Test func rectanglesThatAreNoneHaveNoTiles() {
        #expect(TileAddress.covering(MKMapRectNull, level: 3).isEmpty)
        #expect(TileAddress.covering(MKMapRect(x: .nan, y: 0, width: 1, height: 1), level: 3).isEmpty)
        #expect(TileAddress.covering(MKMapRectWorld, level: 20).isEmpty)
    }

    @Test func aTileIs256PointsAtItsScale() {
        let tile = TileAddress(level: 12, x: 1, y: 2)
        #expect(tile.rect.width * tile.scale == 256)
        #expect(tile.rect.origin == MKMapPoint(x: tile.rect.width, y: 2 * tile.rect.width))
    }
}
