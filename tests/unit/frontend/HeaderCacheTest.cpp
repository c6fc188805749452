// SPDX-License-Identifier: Apache-2.0
//
// CUDA's headers kept precompiled in a folder: nothing but the time shows that they are.
#include "core/base/CacheFolder.h"
#include "core/base/Files.h"
#include "core/base/TemporaryDirectory.h"
#include "core/frontend/flags/HeaderFlags.h"
#include "tests/support/ParsedSource.h"
#include "tests/unit/frontend/UnitText.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <cstdlib>
#include <filesystem>
#include <optional>

namespace warpgrain::frontend {
namespace {

namespace fs = std::filesystem;
using tests::textOfUnit;

/// A toolkit whose files are the installed one's, with a header of its own in include/cccl, where it is found first.
fs::path toolkitWith(const fs::path &name, const std::string &text, const fs::path &folder) {
  const fs::path installed = *tests::cudaRoot();
  fs::create_directories(folder / "include" / "cccl" / name.parent_path());
  const auto link = [&](const fs::path &inside, const fs::path &but) {
    std::error_code isThere;
    for (const auto &entry : fs::directory_iterator(installed / inside))
      if (entry.path().filename() != but)
        fs::create_symlink(entry.path(), folder / inside / entry.path().filename(), isThere);
  };
  link("", "include");
  link("include", "cccl");
  link("include/cccl", *name.begin());
  const fs::path own = folder / "include" / "cccl" / name;
  // A new time would make what was precompiled out of date.
  if (readFile(own).value_or(std::string()) == text) return folder;
  EXPECT_TRUE(writeFileAtomically(own, text));
  return folder;
}

class HeaderCache : public testing::Test {
protected:
  void SetUp() override {
    if (!tests::cudaRoot()) GTEST_SKIP() << "no CUDA headers to parse with";
  }

  fs::path cache() const { return folder_.path() / "headers"; }

  fs::path write(const std::string &name, const std::string &text) const {
    EXPECT_TRUE(writeFileAtomically(folder_.path() / name, text));
    return folder_.path() / name;
  }

  ParseRequest request(const fs::path &file, bool keeps, std::vector<std::string> flags = {}) const {
    ParseRequest out;
    out.file = file;
    out.flags = std::move(flags);
    out.folder = folder();
    out.cudaRoot = tests::cudaRoot();
    if (keeps) out.headerCache = cache();
    return out;
  }

  /// Read with the built-in declarations, which takes a tenth of the time.
  static ParseRequest withoutToolkit(ParseRequest request) {
    request.cudaRoot.reset();
    return request;
  }

  static std::string modelOf(const ParseRequest &request) {
    return textOfUnit((*Parser::open(request))->parse({}).value());
  }

  std::vector<fs::path> kept() const {
    std::vector<fs::path> out;
    std::error_code none;
    for (const auto &file : fs::directory_iterator(cache(), none))
      if (file.path().extension() == ".pch") out.push_back(file.path());
    return out;
  }

  const fs::path &folder() const { return folder_.path(); }

private:
  TemporaryDirectory folder_ = TemporaryDirectory::create().value();
};

TEST_F(HeaderCache, GivesTheModelsOfPlainParses) {
  for (const auto &example : fs::directory_iterator(WARPGRAIN_EXAMPLES)) {
    if (example.path().extension() != ".cu") continue;
    EXPECT_EQ(modelOf(request(example.path(), true)), modelOf(request(example.path(), false))) << example.path();
  }
  EXPECT_EQ(kept().size(), 1U);
}

TEST_F(HeaderCache, GivesTheModelsOfReparses) {
  ParseRequest wanted = request(WARPGRAIN_EXAMPLES "/reduction.cu", true);
  const std::string model = modelOf(wanted);
  wanted.keepPreamble = true;
  const auto parser = Parser::open(wanted);
  for (int parse = 0; parse < 3; ++parse)
    EXPECT_EQ(textOfUnit((*parser)->parse({}).value()), model);
  EXPECT_EQ(kept().size(), 1U);
}

TEST_F(HeaderCache, ReparsesGoOnWhereOthersUseThemAndWhereTheyAreGone) {
  const fs::path file = write("k.cu", "#include <cuda_runtime.h>\n__global__ void k(int *p) { p[threadIdx.x] = 1; }\n");
  ParseRequest wanted = withoutToolkit(request(file, true));
  const std::string model = modelOf(wanted);
  wanted.keepPreamble = true;
  const auto parser = Parser::open(wanted);
  const auto next = [&] {
    const auto unit = (*parser)->parse({});
    return unit ? textOfUnit(*unit) : unit.error().message;
  };
  EXPECT_EQ(next(), model);
  EXPECT_EQ(next(), model); // from here on with what is kept in memory
  ASSERT_EQ(kept().size(), 1U);
  const auto made = fs::last_write_time(kept().front());
  EXPECT_EQ(modelOf(wanted), model);
  EXPECT_EQ(fs::last_write_time(kept().front()), made);
  EXPECT_EQ(next(), model);
  fs::remove(kept().front());
  EXPECT_EQ(next(), model);
}

TEST_F(HeaderCache, TellsOfErrorsAsAPlainParseDoes) {
  const fs::path file =
      write("k.cu", "#include <vector>\n#include \"gone.h\"\n__global__ void k(int *p) { p[0] = undeclared; }\n"
                    "__global__ void intact(int *p) { p[threadIdx.x] = min(1, 2); }\n");
  EXPECT_EQ(modelOf(request(file, true)), modelOf(request(file, false)));
}

TEST_F(HeaderCache, IsOneForEachSetOfDefinitions) {
  const fs::path file = write("k.cu", "__global__ void k(int *p) { p[0] = SIZE; }\n");
  for (const char *definition : {"-DSIZE=3", "-DSIZE=4", "-DSIZE=3"}) {
    const ParseRequest wanted = withoutToolkit(request(file, true, {definition}));
    EXPECT_EQ(modelOf(wanted), modelOf(withoutToolkit(request(file, false, {definition})))) << definition;
  }
  EXPECT_EQ(kept().size(), 2U);
}

TEST_F(HeaderCache, IsAsLargeAsThePersonAllows) {
  const char *given = std::getenv("WARPGRAIN_HEADER_CACHE_MB");
  const std::optional<std::string> before = given != nullptr ? std::optional<std::string>(given) : std::nullopt;
  const fs::path file = write("k.cu", "__global__ void k(int *p) { p[0] = 1; }\n");
  const auto keptWith = [&](const char *megabytes) {
    setenv("WARPGRAIN_HEADER_CACHE_MB", megabytes, 1);
    fs::remove_all(cache());
    for (const char *definition : {"-DA=1", "-DA=2"})
      modelOf(withoutToolkit(request(file, true, {definition})));
    return kept().size();
  };
  EXPECT_EQ(keptWith("100"), 2U);
  EXPECT_LT(keptWith("1"), 2U);
  EXPECT_EQ(keptWith("many"), 2U); // as without it
  if (before)
    setenv("WARPGRAIN_HEADER_CACHE_MB", before->c_str(), 1);
  else
    unsetenv("WARPGRAIN_HEADER_CACHE_MB");
}

TEST_F(HeaderCache, IsNotUsedWhereFlagsIncludeAFile) {
  write("once.h", "int once;\n"); // twice it would be an error
  const fs::path file = write("k.cu", "__global__ void k(int *p) { p[0] = 1; }\n");
  EXPECT_FALSE((*Parser::open(request(file, true, {"-include", "once.h"})))->parse({})->hasErrors());
  EXPECT_TRUE(kept().empty());
}

TEST_F(HeaderCache, IsSharedBySourcesWithFoldersOfTheirOwn) {
  const fs::path file = write("k.cu", "#include \"own.h\"\n__global__ void k(int *p) { p[0] = OWN; }\n");
  for (const char *name : {"first", "second"}) {
    fs::create_directories(folder() / name);
    write(std::string(name) + "/own.h",
          "#define OWN " + std::string(name) + "[0]\n__constant__ int " + name + "[4];\n");
    const std::vector<std::string> flags{"-I", name};
    EXPECT_EQ(modelOf(withoutToolkit(request(file, true, flags))),
              modelOf(withoutToolkit(request(file, false, flags))));
  }
  EXPECT_EQ(kept().size(), 1U);
}

TEST_F(HeaderCache, YieldsToAHeaderOfTheSourcesOwnFolders) {
  const fs::path file = write("k.cu", "__global__ void k(int *p) { p[0] = ANSWER; }\n");
  fs::create_directories(folder() / "own");
  const std::vector<std::string> flags{"-I", "own"};
  EXPECT_TRUE((*Parser::open(request(file, true, flags)))->parse({})->hasErrors()); // ANSWER is nothing yet
  // CUDA's headers include <time.h>, and now find this one.
  write("own/time.h", "#include_next <time.h>\n#define ANSWER 42\n");
  EXPECT_FALSE((*Parser::open(request(file, true, flags)))->parse({})->hasErrors());
  fs::remove(folder() / "own" / "time.h");
  EXPECT_TRUE((*Parser::open(request(file, true, flags)))->parse({})->hasErrors());
}

/// A header cub/test.cuh of the toolkit stands for CUDA's template libraries.
class LibraryHeaders : public HeaderCache {
protected:
  /// `text`: the header's.
  ParseRequest requestWith(const fs::path &file, const std::string &text, bool keeps,
                           std::vector<std::string> flags = {}) const {
    ParseRequest out = request(file, keeps, std::move(flags));
    out.cudaRoot = toolkitWith("cub/test.cuh", text, folder() / "toolkit");
    return out;
  }
};

constexpr const char *libraryText =
    "#pragma once\n#include <vector>\n"
    "namespace cub { template <typename T> __device__ T twice(T a) { return a + a; } }\n";

TEST_F(LibraryHeaders, GiveTheModelsOfPlainParses) {
  const fs::path file = write("k.cu", "// first\n#include <cstdio>\n#include <cub/test.cuh>\n#include \"own.h\"\n"
                                      "__global__ void k(int *p) { p[threadIdx.x] = cub::twice(OWN); }\n");
  write("own.h", "#define OWN 4\n");
  const std::string plain = modelOf(requestWith(file, libraryText, false));
  EXPECT_EQ(modelOf(requestWith(file, libraryText, true)), plain);
  ASSERT_EQ(kept().size(), 1U);
  const auto made = fs::last_write_time(kept().front());
  EXPECT_EQ(modelOf(requestWith(file, libraryText, true)), plain);
  ASSERT_EQ(kept().size(), 1U);
  EXPECT_EQ(fs::last_write_time(kept().front()), made);
}

TEST_F(LibraryHeaders, AreSharedBySourcesThatBeginWithTheSameLines) {
  for (const char *name : {"first.cu", "second.cu"}) {
    const fs::path file = write(name, std::string("#include <cub/test.cuh> // ") + name +
                                          "\n__global__ void k(int *p) { p[0] = cub::twice(1); }\n");
    EXPECT_FALSE((*Parser::open(requestWith(file, libraryText, true)))->parse({})->hasErrors());
  }
  EXPECT_EQ(kept().size(), 1U);
}

TEST_F(LibraryHeaders, AreMissedWhereAnEditTakesTheirIncludeAway) {
  const std::string body = "__global__ void k(int *p) { p[0] = cub::twice(1); }\n";
  const fs::path file = write("k.cu", "#include <cub/test.cuh>\n" + body);
  ParseRequest wanted = requestWith(file, libraryText, true);
  wanted.keepPreamble = true;
  const auto parser = Parser::open(wanted);
  for (int parse = 0; parse < 3; ++parse)
    EXPECT_FALSE((*parser)->parse({})->hasErrors());
  EXPECT_TRUE((*parser)->parse({{file, body}})->hasErrors());
  EXPECT_FALSE((*parser)->parse({})->hasErrors());
}

TEST_F(LibraryHeaders, DependOnWhatIsDefinedBeforeThem) {
  const std::string text = "#ifdef WIDE\ntypedef long Element;\n#else\ntypedef int Element;\n#endif\n";
  const fs::path plain = write("plain.cu", "#include <cub/test.cuh>\n__global__ void k(Element *p) { p[0] = 1; }\n");
  const fs::path wide =
      write("wide.cu", "#define WIDE\n#include <cub/test.cuh>\n__global__ void k(Element *p) { p[0] = 1; }\n");
  for (const fs::path &file : {plain, wide})
    EXPECT_EQ(modelOf(requestWith(file, text, true)), modelOf(requestWith(file, text, false))) << file;
  EXPECT_NE(modelOf(requestWith(plain, text, true)), modelOf(requestWith(wide, text, true)));
}

TEST_F(LibraryHeaders, AreKeptForSourcesThatDefineMacrosTheyDoNotAskFor) {
  write("kernel.h", "#pragma once\n#include <cub/test.cuh>\n"
                    "__global__ void k(int *p) { p[threadIdx.x % BLOCK] = cub::twice(1); }\n");
  const fs::path file = write("k.cu", "#define BLOCK 256\n#include \"kernel.h\"\n");
  const std::string plain = modelOf(requestWith(file, libraryText, false));
  EXPECT_EQ(modelOf(requestWith(file, libraryText, true)), plain);
  ASSERT_EQ(kept().size(), 1U);
  const auto both = fs::file_size(kept().front());
  write("k.cu", "#define twice 256\n#define BLOCK 1\n#include \"kernel.h\"\n");
  EXPECT_EQ(modelOf(requestWith(file, libraryText, true)), modelOf(requestWith(file, libraryText, false)));
  ASSERT_EQ(kept().size(), 2U); // the second without the library
  EXPECT_LT(std::min(fs::file_size(kept()[0]), fs::file_size(kept()[1])), both);
}

TEST_F(LibraryHeaders, YieldToAHeaderOfTheSourcesOwnFolders) {
  const fs::path file = write("k.cu", "#include <vector>\n#include <cub/test.cuh>\n"
                                      "__global__ void k(int *p) { p[0] = cub::twice(1); }\n");
  fs::create_directories(folder() / "own" / "cub");
  write("own/cub/test.cuh", "namespace cub { __device__ int twice(int a) { return 2 * a + 0; } }\n");
  const std::vector<std::string> flags{"-I", "own"};
  EXPECT_EQ(modelOf(requestWith(file, libraryText, true, flags)),
            modelOf(requestWith(file, libraryText, false, flags)));
}

TEST_F(LibraryHeaders, ThatDoNotCompileLeaveCudasOwnPrecompiled) {
  const fs::path file = write("k.cu", "#include <cub/gone.cuh>\n__global__ void k(int *p) { p[threadIdx.x] = 1; }\n");
  EXPECT_EQ(modelOf(requestWith(file, libraryText, true)), modelOf(requestWith(file, libraryText, false)));
  EXPECT_EQ(kept().size(), 1U);
}

TEST_F(LibraryHeaders, OfCxxThatTakeLongAreKeptToo) {
  const fs::path file = write("k.cu", "#include <mutex>\n__global__ void k(int *p) { p[threadIdx.x] = 1; }\n");
  const std::string plain = modelOf(requestWith(file, libraryText, false));
  EXPECT_EQ(modelOf(requestWith(file, libraryText, true)), plain);
  ASSERT_EQ(kept().size(), 1U);
  std::string names = readFile(fs::path(kept().front()).replace_extension(".names")).value_or(std::string());
  EXPECT_NE(names.find("\nmutex\n"), std::string::npos);
}

TEST_F(HeaderCache, IsDoneWithoutWhereTheFolderCannotBeWritten) {
  const fs::path file = write("k.cu", "__global__ void k(int *p) { p[threadIdx.x] = 1; }\n");
  ParseRequest wanted = withoutToolkit(request(file, true));
  wanted.headerCache = file / "headers"; // below a file
  EXPECT_EQ(modelOf(wanted), modelOf(withoutToolkit(request(file, false))));
}

TEST_F(HeaderCache, FollowsHeadersThatChange) {
  const std::string header = "#include_next <time.h>\n";
  const fs::path toolkit = toolkitWith("time.h", header, folder() / "toolkit");
  const fs::path file = write("k.cu", "__global__ void k(int *p) { p[0] = ANSWER; }\n");
  ParseRequest wanted = request(file, true);
  wanted.cudaRoot = toolkit;
  EXPECT_TRUE((*Parser::open(wanted))->parse({})->hasErrors()); // ANSWER is nothing yet
  ASSERT_EQ(kept().size(), 1U);
  ASSERT_TRUE(writeFileAtomically(toolkit / "include" / "cccl" / "time.h", header + "#define ANSWER 42\n"));
  for (int run = 0; run < 2; ++run) {
    const auto unit = (*Parser::open(wanted))->parse({});
    ASSERT_TRUE(unit);
    EXPECT_FALSE(unit->hasErrors()) << "run " << run << ": " << unit->diagnostics.front().message;
  }
  EXPECT_EQ(kept().size(), 1U);
}

TEST(HeaderCacheFolder, IsThePersonsUnlessNamed) {
  const auto folderWith = [](const char *named) {
    const char *before = std::getenv("WARPGRAIN_HEADER_CACHE");
    const std::optional<std::string> kept = before != nullptr ? std::optional<std::string>(before) : std::nullopt;
    named != nullptr ? setenv("WARPGRAIN_HEADER_CACHE", named, 1) : unsetenv("WARPGRAIN_HEADER_CACHE");
    const fs::path out = headerCacheFolder();
    kept ? setenv("WARPGRAIN_HEADER_CACHE", kept->c_str(), 1) : unsetenv("WARPGRAIN_HEADER_CACHE");
    return out;
  };
  EXPECT_EQ(folderWith("/somewhere"), "/somewhere");
  EXPECT_EQ(folderWith("beside/me"), fs::current_path() / "beside/me");
  EXPECT_EQ(folderWith(""), "");
  EXPECT_EQ(folderWith(nullptr), userCacheFolder() / "headers");
}

TEST(HeaderFlags, FoldersOfTheSourceAreToldFromWhatHeadersAreReadWith) {
  const auto flags = headerFlags({"-D", "A=1", "-I", "inc", "-std=c++17", "-isystem", "/abs/../sys", "-U", "B", "-I",
                                  "/toolkit/include", "-fno-rtti"},
                                 "/project", "/toolkit");
  ASSERT_TRUE(flags);
  EXPECT_EQ(flags->words,
            (std::vector<std::string>{"-D", "A=1", "-std=c++17", "-U", "B", "-I", "/toolkit/include", "-fno-rtti"}));
  EXPECT_EQ(flags->folders, (std::vector<fs::path>{"/project/inc", "/sys"}));
  EXPECT_FALSE(flags->includeFiles);
  const auto including = headerFlags({"-O2", "-include", "x.h", "-DB"}, "/project", "/toolkit");
  ASSERT_TRUE(including);
  EXPECT_EQ(including->words, (std::vector<std::string>{"-O2", "-DB"}));
  EXPECT_TRUE(including->includeFiles);
  EXPECT_FALSE(headerFlags({"-imacros", "x.h"}, "/project", "/toolkit"));
}

TEST_F(HeaderCache, ThatIsDamagedIsMadeAnew) {
  const fs::path file = write("k.cu", "__global__ void k(int *p) { p[threadIdx.x] = 1; }\n");
  const std::string model = modelOf(request(file, true));
  ASSERT_EQ(kept().size(), 1U);
  ASSERT_TRUE(writeFileAtomically(kept().front(), "no headers"));
  EXPECT_EQ(modelOf(request(file, true)), model);
  EXPECT_EQ(modelOf(request(file, true)), model);
  ASSERT_EQ(kept().size(), 1U);
  EXPECT_GT(fs::file_size(kept().front()), 1000000U);
}

} // namespace
} // namespace warpgrain::frontend
