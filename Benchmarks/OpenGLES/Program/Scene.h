// What each frame draws: sprites that move and turn, blended and textured, as a game of that time does. It is compiled twice;
// `CALL` says whose functions draw.

#define QUADS 200
#define TEXTURE_SIDE 64

struct scene {
    unsigned program, texture;
    int place, coordinate;
    float vertices[QUADS * 6][4];
};

static unsigned scene_shader(unsigned kind, const char *source) {
    unsigned shader = CALL(glCreateShader)(kind);
    CALL(glShaderSource)(shader, 1, &source, NULL);
    CALL(glCompileShader)(shader);
    return shader;
}

static void scene_begin(struct scene *scene) {
    static unsigned char pixels[TEXTURE_SIDE][TEXTURE_SIDE][4];
    for (int y = 0; y < TEXTURE_SIDE; y++) {
        for (int x = 0; x < TEXTURE_SIDE; x++) {
            unsigned char color[4] = {(unsigned char)(x * 4), (unsigned char)(y * 4), 128, (x ^ y) & 8 ? 255 : 128};
            memcpy(pixels[y][x], color, 4);
        }
    }
    scene->program = CALL(glCreateProgram)();
    CALL(glAttachShader)(scene->program, scene_shader(GL_VERTEX_SHADER,
        "attribute vec2 place, at; varying vec2 where;\n"
        "void main() { where = at; gl_Position = vec4(place, 0.0, 1.0); }\n"));
    CALL(glAttachShader)(scene->program, scene_shader(GL_FRAGMENT_SHADER,
        "precision mediump float; varying vec2 where; uniform sampler2D picture;\n"
        "void main() { gl_FragColor = texture2D(picture, where); }\n"));
    CALL(glLinkProgram)(scene->program);
    CALL(glUseProgram)(scene->program);
    scene->place = CALL(glGetAttribLocation)(scene->program, "place");
    scene->coordinate = CALL(glGetAttribLocation)(scene->program, "at");
    CALL(glGenTextures)(1, &scene->texture);
    CALL(glBindTexture)(GL_TEXTURE_2D, scene->texture);
    CALL(glTexParameteri)(GL_TEXTURE_2D, GL_TEXTURE_MIN_FILTER, GL_LINEAR);
    CALL(glTexImage2D)(GL_TEXTURE_2D, 0, GL_RGBA, TEXTURE_SIDE, TEXTURE_SIDE, 0, GL_RGBA, GL_UNSIGNED_BYTE, pixels);
    CALL(glEnable)(GL_BLEND);
    CALL(glBlendFunc)(GL_SRC_ALPHA, GL_ONE_MINUS_SRC_ALPHA);
    CALL(glEnableVertexAttribArray)((unsigned)scene->place);
    CALL(glEnableVertexAttribArray)((unsigned)scene->coordinate);
}

static void scene_draw(struct scene *scene, int frame, int width, int height) {
    static const float corners[6][2] = {{-1, -1}, {1, -1}, {1, 1}, {-1, -1}, {1, 1}, {-1, 1}};
    for (int quad = 0; quad < QUADS; quad++) {
        float angle = (float)(frame + quad) * 0.05f, side = 0.08f;
        float x = sinf((float)quad * 1.7f + (float)frame * 0.01f) * 0.9f, y = cosf((float)quad * 2.3f) * 0.9f;
        for (int i = 0; i < 6; i++) {
            float u = corners[i][0] * side, v = corners[i][1] * side;
            float *vertex = scene->vertices[quad * 6 + i];
            vertex[0] = x + u * cosf(angle) - v * sinf(angle);
            vertex[1] = y + u * sinf(angle) + v * cosf(angle);
            vertex[2] = corners[i][0] * 0.5f + 0.5f;
            vertex[3] = corners[i][1] * 0.5f + 0.5f;
        }
    }
    CALL(glViewport)(0, 0, width, height);
    CALL(glClearColor)(0.2f, 0.3f, 0.4f, 1);
    CALL(glClear)(GL_COLOR_BUFFER_BIT);
    CALL(glVertexAttribPointer)((unsigned)scene->place, 2, GL_FLOAT, 0, sizeof scene->vertices[0], scene->vertices);
    CALL(glVertexAttribPointer)((unsigned)scene->coordinate, 2, GL_FLOAT, 0, sizeof scene->vertices[0],
                                &scene->vertices[0][2]);
    // A call for every ten sprites: games change their texture in between.
    for (int quad = 0; quad < QUADS; quad += 10) {
        CALL(glBindTexture)(GL_TEXTURE_2D, scene->texture);
        CALL(glDrawArrays)(GL_TRIANGLES, quad * 6, 60);
    }
}
