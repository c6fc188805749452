// SPDX-License-Identifier: Apache-2.0
#include "core/build/CachedCompiler.h"

#include "tests/unit/build/TestFolder.h"

#include <gtest/gtest.h>

#include <cstdlib>
#include <set>

namespace warpgrain::build {
namespace {

class CacheKey : public testing::Test {
protected:
  CacheKey() {
    toolkit_.version = "13.0.88";
    toolkit_.nvcc = "/cuda/bin/nvcc";
    request_.unitFiles = {folder_.write("a.cu", "main"), folder_.write("a.h", "header")};
    request_.flags = {"-DN=1", "-Iinc"};
    request_.folder = folder_.path();
    request_.architecture = "sm_90";
  }

  ContentHash keyOf(const CompileRequest &request) const {
    const auto key = cacheKeyOf(request, toolkit_);
    EXPECT_TRUE(key) << (key ? "" : key.error().message);
    return key.value_or(ContentHash{});
  }

  TestFolder folder_;
  CudaToolkit toolkit_;
  CompileRequest request_;
};

TEST_F(CacheKey, ChangesWithEverythingThatMatters) {
  std::set<ContentHash> keys{keyOf(request_)};
  const auto expectNew = [&](const char *what, const CompileRequest &request) {
    EXPECT_TRUE(keys.insert(keyOf(request)).second) << what;
  };
  auto request = request_;
  request.changes = {{request.unitFiles[1], "other"}};
  expectNew("a changed header", request);
  request.changes = {{folder_.path("new.h"), "other"}};
  expectNew("a new file", request);
  request = request_;
  request.flags = {"-DN=2", "-Iinc"};
  expectNew("a define", request);
  request.flags = {"-DN=1", "-isystem", "inc"};
  expectNew("another kind of include folder", request);
  request.flags = {"-DN=1", "-Iinc", "-rdc=true"};
  expectNew("relocatable code", request);
  request = request_;
  request.folder = "/elsewhere";
  expectNew("the folder of relative flags", request);
  request = request_;
  request.architecture = "sm_80";
  expectNew("the architecture", request);
  request = request_;
  request.prelude.text = "#define old now";
  expectNew("the prelude", request);
  request.prelude = {.definitions = {"-Dold=now"}};
  expectNew("a definition of the prelude", request);
  request = request_;
  request.unitFiles.pop_back();
  expectNew("the list of files", request);
  toolkit_.version = "13.0.89";
  expectNew("the toolkit", request_);
  toolkit_.nvcc = "/other/nvcc";
  expectNew("nvcc's path", request_);
  ::setenv("NVCC_APPEND_FLAGS", "-DX", 1);
  expectNew("nvcc's variables", request_);
  ::unsetenv("NVCC_APPEND_FLAGS");
  folder_.write("a.cu", "main, edited");
  expectNew("the file on disk", request_);
}

TEST_F(CacheKey, IgnoresWhatDoesNotMatter) {
  const ContentHash key = keyOf(request_);
  auto request = request_;
  request.flags = {"-DN=1", "-c", "-o", "x.o", "-Iinc", "-Wall", "-arch=sm_75"};
  request.timeout = std::chrono::milliseconds(1);
  EXPECT_EQ(keyOf(request), key);
  request.changes = {{request.unitFiles[0], "main"}};
  EXPECT_EQ(keyOf(request), key) << "a change to the same text";
}

TEST_F(CacheKey, FollowsResponseFiles) {
  folder_.write("flags.rsp", "-DA=1");
  request_.flags = {"--options-file", "flags.rsp"};
  const ContentHash key = keyOf(request_);
  folder_.write("flags.rsp", "-DA=2");
  EXPECT_NE(keyOf(request_), key);
}

TEST_F(CacheKey, FailsForAFileThatCannotBeRead) {
  request_.unitFiles.push_back(folder_.path("gone.h"));
  const auto key = cacheKeyOf(request_, toolkit_);
  ASSERT_FALSE(key);
  EXPECT_EQ(key.error().kind, ErrorKind::input);
}

TEST(CachedCompiler, CompilesOnceAndAgainAfterAnEdit) {
  WARPGRAIN_NEEDS_NVCC();
  const TestFolder folder;
  const auto cache = std::make_shared<BuildCache>(folder.path("cache"));
  const CachedCompiler compiler(NvccCompiler(*toolkitWithNvcc()), cache);
  const CompileRequest request{.unitFiles = {folder.write("k.cu", "__global__ void k(int *x) { *x = 1; }\n")},
                               .architecture = toolkitWithNvcc()->architectures.front()};
  const auto first = compiler.compile(request);
  ASSERT_TRUE(first) << first.error().message;
  EXPECT_FALSE(first->fromCache);
  const auto second = compiler.compile(request);
  ASSERT_TRUE(second);
  EXPECT_TRUE(second->fromCache);
  EXPECT_EQ(second->kernels, first->kernels);
  EXPECT_EQ(second->cubin, first->cubin);
  folder.write("k.cu", "__global__ void k(int *x) { *x = 2; }\n");
  const auto edited = compiler.compile(request);
  ASSERT_TRUE(edited);
  EXPECT_FALSE(edited->fromCache);
}

TEST(CachedCompiler, CompilesEachTimeWithoutACache) {
  WARPGRAIN_NEEDS_NVCC();
  const TestFolder folder;
  const CachedCompiler compiler{NvccCompiler(*toolkitWithNvcc())};
  const CompileRequest request{.unitFiles = {folder.write("k.cu", "__global__ void k(int *x) { *x = 1; }\n")},
                               .architecture = toolkitWithNvcc()->architectures.front()};
  for (int i = 0; i < 2; ++i) {
    const auto outcome = compiler.compile(request);
    ASSERT_TRUE(outcome) << outcome.error().message;
    EXPECT_FALSE(outcome->fromCache);
  }
}

TEST(CachedCompiler, NotesThatAResultCouldNotBeKept) {
  WARPGRAIN_NEEDS_NVCC();
  const TestFolder folder;
  folder.write("file", "");
  const CachedCompiler compiler(NvccCompiler(*toolkitWithNvcc()),
                                std::make_shared<BuildCache>(folder.path("file/cache")));
  const auto outcome = compiler.compile({.unitFiles = {folder.write("k.cu", "__global__ void k(int *x) { *x = 1; }\n")},
                                         .architecture = toolkitWithNvcc()->architectures.front()});
  ASSERT_TRUE(outcome) << outcome.error().message;
  ASSERT_EQ(outcome->notes.size(), 1U);
  EXPECT_NE(outcome->notes[0].find("could not be kept"), std::string::npos);
}

} // namespace
} // namespace warpgrain::build
