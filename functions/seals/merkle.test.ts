import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { merkleTree, rootOf } from './merkle.ts';

const treeOf = (leaves: readonly Buffer[], watch?: number) => {
  const tree = merkleTree();
  for (const [index, leaf] of leaves.entries()) tree.add(leaf, index === watch);
  return tree.end();
};

// The test vectors of the Certificate Transparency implementations.
const inputs = ['', '00', '10', '2021', '3031', '40414243', '5051525354555657', '606162636465666768696a6b6c6d6e6f'];
const roots = [
  'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855',
  '6e340b9cffb37a989ca544e6bb780a2c78901d3fb33738768511a30617afa01d',
  'fac54203e7cc696cf0dfcb42c92a1d9dbaf70ad9e621f4bd8d98662f00e3c125',
  'aeb6bcfe274b70a14fb067a5e5578264db0fa9b51af5e0ba159158f329e06e77',
  'd37ee418976dd95753c1c73862b9398fa2a2cf9b4ff0fdfe8b30cd95209614b7',
  '4e3bbb1f7b478dcfe71fb631631519a3bca12c9aefca1612bfce4c13a86264d4',
  '76e67dadbcdf1e10e1b74ddc608abd2f98dfb16fbce75277b5232a127f2087ef',
  'ddb89be403809e325750d3d263cd78929c2942b7942a34b77e122c9594a74c8c',
  '5dc9da79a70659a9ad559cb701ded9a2ab9d823aad2f4960cfe370eff4604328',
];

describe('a Merkle tree', () => {
  test.each(roots.map((root, count) => ({ root, count })))('with $count leaves has the root of RFC 6962', ({ root, count }) => {
    expect(treeOf(inputs.slice(0, count).map((hex) => Buffer.from(hex, 'hex')))).toMatchObject({ root, count });
  });

  test('has a path from each leaf to the root, with which no other leaf verifies', () => {
    const leaf = fc.uint8Array({ maxLength: 8 }).map((bytes) => Buffer.from(bytes));
    fc.assert(
      fc.property(fc.array(leaf, { minLength: 1, maxLength: 70 }), fc.nat(), leaf, (leaves, chosen, other) => {
        const index = chosen % leaves.length;
        const { root, path } = treeOf(leaves, index);
        const own = leaves[index] as Buffer;
        expect(root).toBe(treeOf(leaves).root);
        expect(rootOf(own, path)).toBe(root);
        expect(path.length).toBeLessThanOrEqual(Math.ceil(Math.log2(leaves.length)));
        if (!other.equals(own)) expect(rootOf(other, path)).not.toBe(root);
      }),
    );
  });

  test('has another root for other leaves, another order, or one leaf less', () => {
    const leaves = inputs.map((hex) => Buffer.from(hex, 'hex'));
    const { root } = treeOf(leaves);
    expect(treeOf(leaves.toReversed()).root).not.toBe(root);
    expect(treeOf(leaves.with(3, Buffer.from('altered'))).root).not.toBe(root);
    expect(treeOf(leaves.slice(0, -1)).root).not.toBe(root);
  });
});
